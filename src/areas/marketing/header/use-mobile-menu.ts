import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A touch beneath the entries must end there, or the page behind would receive the click. */
export function useMobileMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);

  useEffect(() => {
    if (shownFor.current !== key && ref.current) ref.current.open = false;
    shownFor.current = key;
  }, [key]);

  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    const onEmptySpace = ({ target }: Event) => {
      if (target instanceof Element && target.matches("[data-menu-outside]")) close();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !ref.current?.open) return;
      close();
      ref.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("click", onEmptySpace);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("click", onEmptySpace);
      document.removeEventListener("keydown", onEscape);
    };
  }, []);

  return ref;
}
