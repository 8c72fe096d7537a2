import { type ReactNode, useEffect, useRef } from "react";

/** Children rise one after the other once; not without JavaScript or with reduced motion. */
export function Rise({ className = "", children }: { className?: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.classList.add("rising");
        observer.disconnect();
      },
      { rootMargin: "0px 0px -8% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
