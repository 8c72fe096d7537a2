import { useEffect, useRef } from "react";
import { placeTooltip } from "./place-tooltip.ts";
import { anchorAt, anchorOfFocus, tooltipOf } from "./tooltip-anchor.ts";
import { createTooltipTiming } from "./tooltip-timing.ts";

const tooltipId = "tooltip";
const scrollIntoViewMs = 500;

/**
 * The one tooltip of a page, for all elements with `data-tooltip`: after 700 ms beneath the pointer, at
 * once for the keyboard, never by touch. Closed by Escape. Belongs into `main`, as all text does.
 */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? followTooltips(box.current) : undefined), []);
  return (
    // The padding bridges the gap to the anchor, so that the pointer can go over to the text.
    <div
      ref={box}
      id={tooltipId}
      role="tooltip"
      popover="manual"
      className="fixed inset-auto m-0 max-w-[min(24rem,calc(100vw-1rem))] bg-transparent py-1.5"
    >
      <p className="rounded-sm bg-ink px-3 py-1.5 text-xs break-words text-porcelain" />
    </div>
  );
}

/** @returns ends it */
function followTooltips(box: HTMLElement): () => void {
  const text = box.firstElementChild;
  let described: HTMLElement | undefined;
  let frame = 0;
  let focusedAt = Number.NEGATIVE_INFINITY;

  const timing = createTooltipTiming<HTMLElement>((anchor) => {
    described?.removeAttribute("aria-describedby");
    described = undefined;
    if (anchor?.isConnected !== true || text === null) {
      if (box.matches(":popover-open")) box.hidePopover();
      return;
    }
    text.textContent = tooltipOf(anchor);
    box.showPopover();
    const { left, top } = placeTooltip(
      anchor.getBoundingClientRect(),
      box.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: innerHeight },
    );
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    // A tooltip that only repeats the name would be read twice.
    const isName = [anchor.ariaLabel, anchor.textContent].includes(text.textContent);
    if (isName || anchor.hasAttribute("aria-describedby")) return;
    anchor.setAttribute("aria-describedby", tooltipId);
    described = anchor;
  });

  const look = (x: number, y: number) => {
    const anchor = anchorAt(x, y);
    if (anchor) timing.hover(anchor);
    else timing.leave();
  };
  const end = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
    capture = false,
  ) => document.addEventListener(type, act, { signal: end.signal, capture, passive: true });

  on("pointermove", ({ pointerType, target, clientX, clientY }) => {
    if (pointerType === "touch") return;
    if (target instanceof Node && box.contains(target)) return timing.stay();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => look(clientX, clientY));
  });
  on("pointerdown", () => timing.dismiss());
  on("focusin", ({ target }) => {
    focusedAt = performance.now();
    const anchor = anchorOfFocus(target);
    if (anchor) timing.focus(anchor);
  });
  on("focusout", () => timing.leave());
  on("keydown", ({ key }) => {
    if (key === "Escape") timing.dismiss();
  });
  on(
    "scroll",
    () => {
      timing.dismiss();
      if (performance.now() - focusedAt > scrollIntoViewMs) return;
      // The focus has scrolled its element into sight; that is no scrolling away from it.
      const anchor = anchorOfFocus(document.activeElement);
      timing.leave();
      if (anchor) timing.focus(anchor);
    },
    true,
  );
  document.documentElement.addEventListener("pointerleave", () => timing.leave(), {
    signal: end.signal,
  });
  return () => {
    end.abort();
    cancelAnimationFrame(frame);
    timing.dismiss();
  };
}
