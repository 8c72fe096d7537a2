/** The states of a file. This module is safe for browsers. */

/** `arriving`: its content is on the way into the store, and may never get there. */
export type ImportState =
  | "arriving"
  | "reading"
  | "unreadable"
  /** Waits for its columns. */
  | "read"
  | "checking"
  /** Waits for the word to import it. */
  | "checked"
  | "trying"
  | "importing"
  | "imported"
  | "undoing"
  | "undone";

/** The states in which the server is at it. */
export const workingStates = ["reading", "checking", "trying", "importing", "undoing"] as const;

export type WorkingState = (typeof workingStates)[number];

export const isWorking = (state: ImportState): state is WorkingState =>
  workingStates.some((workingState) => workingState === state);

export type RowState =
  | "read"
  | "ready"
  | "faulty"
  /** Its record is there already. */
  | "known"
  /** A row above is about the same record. */
  | "repeated"
  /** The dry run could not add it. */
  | "would-fail"
  | "added"
  | "failed";

/** A check judges these again. Added rows, and rows about to be added, stay as they are. */
export const waitingRowStates = [
  "read",
  "faulty",
  "would-fail",
  "failed",
] as const satisfies readonly RowState[];

export const rowFilters = ["all", "ready", "faulty", "known", "added"] as const;

export type RowFilter = (typeof rowFilters)[number];

export const statesOfFilter: Record<RowFilter, readonly RowState[]> = {
  all: ["read", "ready", "faulty", "known", "repeated", "would-fail", "added", "failed"],
  ready: ["ready"],
  faulty: ["faulty", "would-fail", "failed"],
  known: ["known", "repeated"],
  added: ["added"],
};

/** The first records that prevent an undo, and the number of all. */
export interface ImportObstacles {
  count: number;
  /** `table` of what was built on the record; null where the record itself was changed. */
  first: readonly { name: string; table: string | null }[];
}

export const maxImportBytes = 25 * 1024 * 1024;

/** After this many days, the cells of a file are deleted and its import can no longer be undone. */
export const keptDays = 30;
