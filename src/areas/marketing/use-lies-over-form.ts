import { type RefObject, useEffect, useState } from "react";

/** True while a form is beneath an element that is fixed to the window. */
export function useLiesOverForm(element: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      if (!element.current) return;
      const beneath = new Set<Element>();
      // Margins that shrink the observed window to the place of the element.
      const { top, right, bottom, left } = element.current.getBoundingClientRect();
      const margins = [-top, right - innerWidth, bottom - innerHeight, -left];
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) beneath.add(target);
            else beneath.delete(target);
          }
          setOver(beneath.size > 0);
        },
        { rootMargin: margins.map((margin) => `${Math.round(margin)}px`).join(" ") },
      );
      for (const form of document.forms) observer.observe(form);
    };
    observe();
    addEventListener("resize", observe);
    return () => {
      observer?.disconnect();
      removeEventListener("resize", observe);
    };
  }, [element]);
  return isOver;
}
