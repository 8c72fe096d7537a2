/** Decides when a tooltip opens and closes, apart from its looks. */
const openDelayMs = 700;
/** The next tooltip opens at once if the pointer gets there within this time. */
const skipDelayMs = 300;
/** The way from an element to its tooltip, which may be hovered as well. */
const leaveMs = 120;

export interface TooltipTiming<Anchor> {
  /** The pointer is over an element with a tooltip. */
  hover(anchor: Anchor): void;
  /** The keyboard has reached one: no delay. */
  focus(anchor: Anchor): void;
  /** The pointer or the focus has left it. */
  leave(): void;
  /** The pointer is over the tooltip itself. */
  stay(): void;
  /** Closes it after Escape, a press or scrolling; it stays closed until another element is met. */
  dismiss(): void;
}

export function createTooltipTiming<Anchor>(show: (anchor: Anchor | undefined) => void) {
  let met: Anchor | undefined;
  let open: Anchor | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  function openFor(anchor: Anchor) {
    open = anchor;
    show(anchor);
  }
  function close() {
    clearTimeout(opening);
    stay();
    if (open === undefined) return;
    open = undefined;
    closedAt = Date.now();
    show(undefined);
  }
  function stay() {
    clearTimeout(closing);
    closing = undefined;
  }
  function meet(anchor: Anchor, delayMs: number) {
    stay();
    if (anchor === met) return;
    met = anchor;
    if (anchor === open) return;
    const isNext = open !== undefined || Date.now() - closedAt < skipDelayMs;
    close();
    if (isNext || delayMs === 0) openFor(anchor);
    else opening = setTimeout(openFor, delayMs, anchor);
  }

  const timing: TooltipTiming<Anchor> = {
    hover: (anchor) => meet(anchor, openDelayMs),
    focus: (anchor) => meet(anchor, 0),
    leave() {
      met = undefined;
      clearTimeout(opening);
      if (open !== undefined) closing ??= setTimeout(close, leaveMs);
    },
    stay,
    dismiss: close,
  };
  return timing;
}
