import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLive } from "../live/use-live.ts";

/** Several hints of one moment are one look. */
const gatherMs = 150;

/** Reads the screen again when a visit changes somewhere. */
export function useFreshVisits(): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(["visit", "facility", "scope"], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
