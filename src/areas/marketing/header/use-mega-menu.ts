import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from "react";
import { useLocation } from "react-router";

/** A pointer that only crosses the header must not open panels. */
const openDelayMs = 120;
const closeDelayMs = 800;
/** A click this soon after the pointer opened the menu means "open", not "close again". */
const settleMs = 400;

/** `open` of the `<details>` is the only state: what was opened before hydration stays open. */
export function useMegaMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(0);
  const { key } = useLocation();

  const set = (open: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    const change = () => {
      if (!ref.current || ref.current.open === open) return;
      ref.current.open = open;
      openedByHover.current = open ? performance.now() : 0;
    };
    if (delayMs > 0) timer.current = setTimeout(change, delayMs);
    else change();
  };

  const shownFor = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu, nothing else
  useEffect(() => {
    if (shownFor.current !== key) set(false);
    shownFor.current = key;
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` only touches refs
  useEffect(() => {
    const details = ref.current;
    if (details?.matches(":hover") && matchMedia("(hover: hover)").matches) set(true, openDelayMs);
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !details?.contains(target)) set(false);
    };
    // Somebody who types elsewhere is not reading the menu, even if the pointer rests on its name.
    const signs = ["pointerdown", "keydown"];
    for (const sign of signs) document.addEventListener(sign, onOutside);
    return () => {
      clearTimeout(timer.current);
      for (const sign of signs) document.removeEventListener(sign, onOutside);
    };
  }, []);

  return {
    ref,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") set(true, openDelayMs);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") set(false, closeDelayMs);
      },
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        const onName = event.target instanceof Element && event.target.closest("summary");
        if (onName && performance.now() - openedByHover.current < settleMs) event.preventDefault();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) set(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape" && ref.current?.open) {
          set(false);
          ref.current.querySelector("summary")?.focus();
        }
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          set(true);
          step(ref.current, event.key === "ArrowDown" ? 1 : -1);
        }
      },
    },
  };
}

function step(details: HTMLDetailsElement | null, by: 1 | -1): void {
  const stops = [...(details?.querySelectorAll<HTMLElement>("summary, a") ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
}
