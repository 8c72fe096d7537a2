import { useLiveRead } from "#platform/changes/use-live-read.ts";

/** Reads the page again when the facility or its scope was changed. What is being typed stays. */
export const useLiveFacility = (facilityId: string): void =>
  useLiveRead(["facility", "scope"], { facilityId });
