// Buttons that need React carry `data-replay`: a click before hydration is repeated after it.
const clicks: HTMLElement[] = [];
const maxClicks = 8;

export function replayClicks(): void {
  const remember = (event: Event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-replay]") : null;
    if (button && clicks.length < maxClicks) clicks.push(button);
  };
  document.addEventListener("click", remember, true);
  document.addEventListener(
    "hydrated",
    () => {
      document.removeEventListener("click", remember, true);
      for (const button of clicks.splice(0)) setTimeout(() => button.click());
    },
    { once: true },
  );
}
