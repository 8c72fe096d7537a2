/** The states of an archive. This module is safe for browsers. */
export type DataExportState = "waiting" | "working" | "ready" | "failed" | "deleted";

/** Days until an archive is deleted. It holds everything, so none should lie around. */
export const keptDays = 7;

/** Archives that are there at the same time: each takes as much room as all files together. */
export const maxKept = 3;
