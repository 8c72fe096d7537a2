import { type RefObject, useEffect, useRef } from "react";

/**
 * A pressed button that disappears takes the focus along: keys would begin at the top of the page again.
 * @param change differs once the button has been replaced
 * @returns for the element that takes its place
 */
export function useReplacedFocus(change: unknown): RefObject<HTMLButtonElement | null> {
  const place = useRef<HTMLButtonElement>(null);
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    // Somebody who has gone on to another field stays there.
    if (document.activeElement === document.body) place.current?.focus();
  }, [change]);
  return place;
}
