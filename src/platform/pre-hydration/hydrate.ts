/** Loads React at the visitor's first interaction; see docs/decisions/late-hydration.md. */
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
    // The tag comes after this script: an interaction before it has arrived waits for the next one.
    const late = document.querySelector<HTMLScriptElement>("script[data-late]");
    if (!late && document.readyState === "loading") return;
    for (const intent of intents) removeEventListener(intent, start, true);
    if (late) run(late); // Without it, the page was rendered on request and hydrates by itself.
  };
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  // A stored submission is sent without an interaction, but after the first paint.
  if (hasEntries()) addEventListener("load", start, { once: true });
}

/** Preloads all modules at once; one import after another would cost a round trip each. */
function run(late: HTMLScriptElement): void {
  const { late: modules = "", styles } = late.dataset;
  for (const href of modules.split(" ")) addLink({ rel: "modulepreload", href });
  const start = () =>
    document.body.append(
      Object.assign(document.createElement("script"), { type: "module", text: late.text }),
    );
  if (styles) addLink({ rel: "stylesheet", href: styles, onload: start, onerror: start });
  else start();
}

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement("link"), link));
