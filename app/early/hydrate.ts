/** Loads React at the first sign that somebody is there; see docs/decisions/late-hydration.md. */
import { hasEntries } from "./outbox.ts";

const intents = [
  "pointerover",
  "pointerdown",
  "touchstart",
  "keydown",
  "scroll",
  "focusin",
  "input",
];

export function hydrateAtFirstIntent(): void {
  const start = () => {
    // Stands behind this script: an intent while the page still arrives waits for the next one.
    const late = document.querySelector<HTMLScriptElement>("script[data-late]");
    if (!late && document.readyState === "loading") return;
    for (const intent of intents) removeEventListener(intent, start, true);
    if (late) run(late); // Without it, the page was rendered on request and hydrates by itself.
  };
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  // What waits to be sent needs no intent, but the first paint goes before it.
  if (hasEntries()) addEventListener("load", start, { once: true });
}

/** All modules are asked for at once, for an import at a time would cost a round trip each. */
function run(late: HTMLScriptElement): void {
  const { late: modules = "", styles } = late.dataset;
  for (const href of modules.split(" ")) addLink({ rel: "modulepreload", href });
  const start = () =>
    document.body.append(
      Object.assign(document.createElement("script"), { type: "module", text: late.text }),
    );
  // A built page carries its own rules only; React may show what needs others.
  if (styles) addLink({ rel: "stylesheet", href: styles, onload: start, onerror: start });
  else start();
}

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement("link"), link));
