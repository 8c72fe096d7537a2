/** Shortcuts act on rows and controls that the page marks, so that every section has the same keys. */

/** Uses the control that carries `data-shortcut`: a field gets the focus, anything else is pressed. */
export function pressControl(name: string): void {
  const controls = document.querySelectorAll<HTMLElement>(`[data-shortcut="${name}"]`);
  const control = [...controls].find((candidate) => candidate.checkVisibility());
  if (control === undefined) return;
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
  } else control.click();
}

const rowLinks = () => [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
const placeOfMarked = (links: readonly Element[]) =>
  document.activeElement === null ? -1 : links.indexOf(document.activeElement);

/** The marked row is the one whose link has the focus: so it is announced, and Enter opens it. */
export function markRow(step: 1 | -1): void {
  const links = rowLinks();
  const at = placeOfMarked(links);
  links[at < 0 ? 0 : at + step]?.focus();
}

export function openMarkedRow(): void {
  const links = rowLinks();
  links[placeOfMarked(links)]?.click();
}
