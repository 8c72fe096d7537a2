import { useLiveRead } from "#platform/changes/use-live-read.ts";

/** Reads the screen again when a visit changes somewhere. */
export const useFreshVisits = (): void => useLiveRead(["visit", "facility", "scope"]);
