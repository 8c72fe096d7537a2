/**
 * Takes React's start out of a prerendered page: the module script becomes inert text that the early
 * script runs at the first intent, and its preloads become a list. Fails when the page does not hold
 * exactly one such script, for then the framework writes its pages another way than we know.
 */
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

export function hydrateLate(html: string): string {
  const scripts = [...html.matchAll(moduleScript)];
  const [script] = scripts;
  if (!script || scripts.length !== 1) {
    throw new Error(`expected exactly one module script in the page, found ${scripts.length}`);
  }
  const preloads = [...html.matchAll(modulePreload)].map((match) => match[1]);
  if (preloads.length === 0) throw new Error("expected the page to preload its modules");
  const late = `<script type="text/plain" data-late="${[...new Set(preloads)].join(" ")}">${script[1]}</script>`;
  return html.replace(modulePreload, "").replace(script[0], () => late);
}
