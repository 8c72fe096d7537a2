import { useEffect, useRef, useState } from "react";

const turnEveryMs = 7_000;

/**
 * The state of a carousel. The current slide is read from the row's scroll position, so that touch,
 * keys and buttons all count, before hydration as well.
 * @param count slides
 */
export function useCarousel(count: number) {
  const row = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const [held, setHeld] = useState(false);
  const [inView, setInView] = useState(false);
  const turning = isWanted && !held;

  const show = (slide: number) => {
    const target = row.current?.children[slide];
    if (!row.current || !(target instanceof HTMLElement)) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = target.offsetLeft - row.current.offsetLeft;
    row.current.scrollTo({ left, behavior: calm ? "instant" : "smooth" });
    setIndex(slide);
  };
  const turn = (by: 1 | -1) => show((index + by + count) % count);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    setWanted(!matchMedia("(prefers-reduced-motion: reduce)").matches);

    const settle = () => setIndex(slideAt(element) % count);
    settle();
    const viewing = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    );
    viewing.observe(element);
    element.addEventListener("scrollend", settle);
    return () => {
      viewing.disconnect();
      element.removeEventListener("scrollend", settle);
    };
  }, [count]);

  useEffect(() => {
    if (!turning || !inView) return;
    const timer = setTimeout(() => turn(1), turnEveryMs);
    return () => clearTimeout(timer);
  });

  return {
    row,
    index,
    turning: isWanted,
    move: (by: 1 | -1) => {
      setWanted(false);
      turn(by);
    },
    toggle: () => setWanted(!isWanted),
    handlers: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onTouchStart: () => setWanted(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** Slide at the left edge of the row; 0 where nothing is laid out. */
function slideAt(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  const pitch = second.offsetLeft - first.offsetLeft;
  return pitch > 0 ? Math.round(row.scrollLeft / pitch) : 0;
}
