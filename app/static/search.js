// The search while somebody types: htmx fetches the results, this keeps the address, the filters
// and the panel in step; the arrows walk from the box through all that was found, and back.
(() => {
  "use strict";

  const box = document.getElementById("q");
  const results = document.getElementById("results");
  if (!box || !results) return;
  const panel = results.matches(".panel");

  document
    .querySelector(".jump [aria-current]")
    ?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });

  document.addEventListener("htmx:after:swap", () => {
    const told = results.querySelector("[data-told]");
    document.getElementById("told").textContent = told ? told.textContent : "";
    if (panel) {
      results.scrollTop = 0;
      return;
    }
    const asked = new URLSearchParams(new FormData(box.form));
    history.replaceState(history.state, "", `${box.form.action}?${asked}`);
    for (const link of document.querySelectorAll(".narrow a")) {
      const address = new URL(link.href);
      address.searchParams.set("q", box.value);
      link.href = address;
    }
  });

  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.isComposing) return;
    const stops = [box, ...results.querySelectorAll("a[href]")];
    const at = stops.indexOf(document.activeElement);
    if (at < 0 || stops.length === 1) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length].focus();
  });

  if (!panel) return;
  const close = () => results.replaceChildren();
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !results.hasChildNodes()) return;
    if (results.contains(document.activeElement)) box.focus();
    close();
  });
  document.getElementById("contenuto").addEventListener("click", close);
})();
