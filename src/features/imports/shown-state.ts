import type { ImportState } from "./import-types.ts";

/** A file is called ready only if it has a row to add. */
export const shownState = ({
  state,
  hasReady,
}: {
  state: ImportState;
  hasReady: boolean;
}): ImportState | "nothingReady" => (state === "checked" && !hasReady ? "nothingReady" : state);
