// The search while somebody types: htmx fetches the results, this keeps address and panel in step.
(() => {
  "use strict";

  const box = document.getElementById("q");
  const results = document.getElementById("results");
  if (!box || !results) return;
  const panel = results.matches(".panel");

  document.addEventListener("htmx:after:swap", () => {
    if (panel) {
      results.scrollTop = 0;
      return;
    }
    const asked = new URLSearchParams(new FormData(box.form));
    history.replaceState(history.state, "", `${box.form.action}?${asked}`);
  });

  if (!panel) return;
  const close = () => results.replaceChildren();
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && results.hasChildNodes()) close();
  });
  document.getElementById("contenuto").addEventListener("click", close);
})();
