// The proof walks without asking the server: every frame is in the page, this shows the right one.
// Without it, the same links lead to the same states.
(() => {
  "use strict";

  const only = (found, wanted) => found.forEach((it) => { it.hidden = it !== wanted; });
  const mark = (links, wanted) => links.forEach((it) => {
    if (it === wanted) it.setAttribute("aria-current", "true");
    else it.removeAttribute("aria-current");
  });
  const at = (root, selector, key, value) =>
    [...root.querySelectorAll(selector)].find((it) => it.dataset[key] === String(value));
  const shown = (root, selector) =>
    [...root.querySelectorAll(selector)].find((it) => !it.hidden);

  function address(proof, side, run, step) {
    const url = new URL(proof.dataset.url, location.href);
    for (const [name, value] of [["errore", side], ["esito", run], ["passo", step]]) {
      if (Number(value)) url.searchParams.set(name, value);
    }
    return url.pathname + url.search;
  }

  function remember(proof, side, run, step) {
    history.replaceState(history.state, "", address(proof, side, run, step));
  }

  function show(run, step) {
    const steps = [...run.querySelectorAll(".steps > li")];
    const now = steps[step - 1];
    steps.forEach((it) => {
      it.classList.toggle("now", it === now);
      if (it === now) it.setAttribute("aria-current", "step");
      else it.removeAttribute("aria-current");
    });
    const frame = at(run, ".frame", "frame", now ? now.dataset.frame : 0);
    only(run.querySelectorAll(".frame"), frame);
    const focus = now ? now.dataset.focus.split(" ") : [];
    frame.querySelectorAll("[data-card]").forEach((it) => {
      it.classList.toggle("focus", focus.includes(it.dataset.card));
    });
    bring(frame);
    const told = run.querySelector(".told");
    if (told) {
      const said = told.querySelector("span");
      told.querySelector("b").textContent = now ? `${step} di ${steps.length}` : "Inizio";
      said.textContent = now ? now.querySelector(".said").textContent : said.dataset.start;
    }
    run.querySelectorAll(".walk [data-by]").forEach((it) => {
      const to = step + Number(it.dataset.by);
      if (to < 0 || to > steps.length) {
        it.removeAttribute("href");
        it.setAttribute("role", "link");
        it.setAttribute("aria-disabled", "true");
      } else {
        const proof = it.closest(".proof");
        const side = it.closest(".side").dataset.side;
        it.href = `${address(proof, side, run.dataset.run, to)}#prova`;
        it.removeAttribute("role");
        it.removeAttribute("aria-disabled");
      }
    });
  }

  // A long Line scrolls inside itself: bring the card that the step is about into sight.
  function bring(frame) {
    const line = frame.querySelector(".march");
    const card = line && line.querySelector(".focus");
    if (card) line.scrollLeft = card.offsetLeft - (line.clientWidth - card.offsetWidth) / 2;
  }

  function go(proof, side, run, step) {
    const sides = proof.querySelectorAll(".side");
    const here = at(proof, ".side", "side", side);
    only(sides, here);
    mark(proof.querySelectorAll(".switch a"), at(proof, ".switch a", "side", side));
    const way = at(here, ".run", "run", run);
    only(here.querySelectorAll(".run"), way);
    mark(here.querySelectorAll(".way"), at(here, ".way", "run", run));
    show(way, step);
    const hidden = proof.querySelector(".knobs [name=errore]");
    if (hidden) hidden.value = side;
    remember(proof, side, run, step);
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target.closest(".proof a");
    const turn = event.target.closest(".stepper button");
    if (turn) {
      event.preventDefault();
      turnKnob(turn);
      return;
    }
    if (!link) return;
    const proof = link.closest(".proof");
    if (link.matches(".switch a")) {
      event.preventDefault();
      const side = at(proof, ".side", "side", link.dataset.side);
      go(proof, link.dataset.side, shown(side, ".run").dataset.run, 0);
    } else if (link.matches(".way")) {
      event.preventDefault();
      go(proof, link.closest(".side").dataset.side, link.dataset.run, 0);
    } else if (link.matches(".steps .number, .walk [data-by]")) {
      event.preventDefault();
      const run = link.closest(".run");
      const now = run.querySelector(".steps > .now");
      const step = link.dataset.by
        ? (now ? Number(now.dataset.step) : 0) + Number(link.dataset.by)
        : Number(link.closest("li").dataset.step);
      if (step < 0 || step > run.querySelectorAll(".steps > li").length) return;
      go(proof, run.closest(".side").dataset.side, run.dataset.run, step);
    }
  });

  // Counted here, so that quick taps all count; the form then asks for the new position.
  function turnKnob(button) {
    const input = button.parentElement.querySelector("input");
    const { least, most } = input.dataset;
    const typed = /^\d+$/.test(input.value) ? Number(input.value) : Number(least);
    const to = Math.min(Math.max(typed + Number(button.dataset.turn), least), most);
    if (String(to) === input.value) return;
    input.value = to;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  document.addEventListener("htmx:after:swap", () => {
    const proof = document.querySelector(".proof");
    if (!proof || location.pathname !== new URL(proof.dataset.url, location.href).pathname) return;
    const side = shown(proof, ".side");
    if (side) remember(proof, side.dataset.side, shown(side, ".run").dataset.run, 0);
  });
})();
