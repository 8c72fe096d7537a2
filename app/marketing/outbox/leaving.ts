/** Has the browser ask before a page is left that alone holds what waits. */
const ask = (event: Event) => event.preventDefault();

export function askBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}
