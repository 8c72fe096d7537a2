/** The browser asks before leaving a page that holds unsent entries in memory only. */
const ask = (event: Event) => event.preventDefault();

export function confirmBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}
