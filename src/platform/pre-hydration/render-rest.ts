/**
 * Lays out what src/ui/first-screen.css puts off: one section after the other, so that a click or
 * another paint never waits for all of them. All at once where the browser jumps to a place by itself.
 */
export function renderRestAfter(painted: Promise<unknown>): void {
  if (jumpsAtLoad()) {
    renderAll();
    return;
  }
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) renderAll();
    },
    true,
  );
  painted.then(() =>
    whenIdle(() => renderNext([...document.querySelectorAll<HTMLElement>(".later")])),
  );
}

function jumpsAtLoad(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = !(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate";
  return !isNew || location.hash !== "";
}

function renderNext([next, ...rest]: HTMLElement[]): void {
  if (next === undefined) {
    renderAll();
    return;
  }
  next.style.contentVisibility = "visible";
  requestAnimationFrame(() => whenIdle(() => renderNext(rest)));
}

function renderAll(): void {
  document.documentElement.dataset.whole = "";
  for (const section of document.querySelectorAll<HTMLElement>(".later"))
    section.style.contentVisibility = "";
}

/** Soon, but after what the browser has to do first. Safari has no idle callbacks. */
const whenIdle = (callback: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(callback, { timeout: 500 })
    : setTimeout(callback, 30);
