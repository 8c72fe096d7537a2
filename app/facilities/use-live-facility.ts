import { useRevalidator } from "react-router";
import { useLive } from "../live/use-live.ts";

/** Reads the page again when the facility or its scope was changed. What is being typed stays. */
export function useLiveFacility(facilityId: string): void {
  const revalidator = useRevalidator();
  useLive(["facility", "scope"], (event) => {
    if (event.kind === "gap" || event.facilityId === facilityId) void revalidator.revalidate();
  });
}
