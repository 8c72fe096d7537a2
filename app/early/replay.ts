/**
 * Buttons that need React carry `data-replay`. A click that comes before React is remembered and
 * repeated once the page is hydrated, so that no click is lost.
 */
const clicks: HTMLElement[] = [];
const most = 8;

export function replayClicks(): void {
  const remember = (event: Event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-replay]") : null;
    if (button && clicks.length < most) clicks.push(button);
  };
  document.addEventListener("click", remember, true);
  document.addEventListener(
    "hydrated",
    () => {
      document.removeEventListener("click", remember, true);
      // Each in a task of its own, as if clicked: React would otherwise fold them into one.
      for (const button of clicks.splice(0)) setTimeout(() => button.click());
    },
    { once: true },
  );
}
