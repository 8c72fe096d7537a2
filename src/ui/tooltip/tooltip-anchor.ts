/**
 * `data-tooltip` has the text. An empty one is for an element whose own text may be cut off, and then appears
 * whole.
 */
const marked = "[data-tooltip]";

/** Beneath the point, also under a link that is stretched over its row. */
export const anchorAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find(
      (element): element is HTMLElement => element instanceof HTMLElement && hasTooltip(element),
    );

/** The element that has the focus, or one within it. */
export function anchorOfFocus(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return undefined;
  return [target, ...target.querySelectorAll<HTMLElement>(marked)].find(hasTooltip);
}

export const tooltipOf = (anchor: HTMLElement): string =>
  anchor.dataset.tooltip || (anchor.textContent ?? "");

function hasTooltip(element: HTMLElement): boolean {
  if (element.dataset.tooltip === undefined) return false;
  return element.dataset.tooltip !== "" || isCutOff(element);
}

const isCutOff = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
