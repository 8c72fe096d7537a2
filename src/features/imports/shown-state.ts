import type { ImportState } from "./import-types.ts";

/** As its state is called: without a row to add, nothing is ready to import. */
export const shownState = ({
  state,
  hasReady,
}: {
  state: ImportState;
  hasReady: boolean;
}): ImportState | "nothingReady" => (state === "checked" && !hasReady ? "nothingReady" : state);
