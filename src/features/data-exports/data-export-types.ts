/** How far an archive has come; safe for browsers. */
export type DataExportState = "waiting" | "working" | "ready" | "failed" | "deleted";

/** After that the archive is deleted: it holds everything. */
export const keptDays = 7;

/** Archives that are there at the same time: each takes as much room as all files together. */
export const maxKept = 3;
