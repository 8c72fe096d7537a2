import { renderRestAfter } from "./render-rest.ts";

// Pictures further down (src/ui/lazy-pictures.css) and the manifest load after the first paint.
const timeoutMs = 3_000;

export function paintFirst(): void {
  const { dataset } = document.documentElement;
  dataset.arriving = "";
  const painted = whenPainted();
  renderRestAfter(painted);
  painted.then(() => {
    delete dataset.arriving;
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "manifest",
        href: "/manifest.webmanifest",
      }),
    );
  });
}

async function whenPainted(): Promise<unknown> {
  const loaded = happens("load");
  const type = "largest-contentful-paint";
  const painted = new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return resolve();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type, buffered: true });
  });
  // A hidden tab never paints, and a fast reader scrolls before the paint.
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([Promise.all([loaded, painted]), happens("scroll"), late]);
}

const happens = (event: string) =>
  new Promise((resolve) => addEventListener(event, resolve, { once: true }));
