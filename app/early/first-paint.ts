/**
 * What can wait leaves a slow line to what the first paint needs: pictures further down, which
 * `html[data-arriving]` keeps out of the browser's reach (app/ui/lazy-pictures.css), and the manifest.
 */
const longestWaitMs = 3_000;

export function paintFirst(): void {
  const { dataset } = document.documentElement;
  dataset.arriving = "";
  whenPainted().then(() => {
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
    // Older browsers do not tell.
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return resolve();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type, buffered: true });
  });
  // A page in a hidden tab is not painted, and a fast reader does not wait.
  const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  return Promise.race([Promise.all([loaded, painted]), happens("scroll"), late]);
}

const happens = (event: string) =>
  new Promise((resolve) => addEventListener(event, resolve, { once: true }));
