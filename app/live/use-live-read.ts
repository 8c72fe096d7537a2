import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLive } from "./use-live.ts";

/** Several hints of one moment cause one read. */
const gatherMs = 150;

/**
 * Reads the page again when something of these kinds changed; later, if nobody looks at it: what is
 * read counts as seen.
 * @param id of the record that the page is about; without it, of any
 */
export function useLiveRead(kinds: readonly string[], id?: string): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  const readSoon = () => {
    isDue.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.visibilityState !== "visible") return;
      isDue.current = false;
      void revalidate();
    }, gatherMs);
  };
  useLive(kinds, (event) => {
    if (event.kind === "gap" || id === undefined || event.id === undefined || event.id === id)
      readSoon();
  });
  const onVisible = useRef(readSoon);
  onVisible.current = readSoon;
  useEffect(() => {
    const look = () => {
      if (isDue.current && document.visibilityState === "visible") onVisible.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(timer.current);
    };
  }, []);
}
