/** A command can be undone within these limits. */

/** Seconds for which the offer stays; it waits while someone points at it. */
export const undoSeconds = 10;

/** Longer than it is offered, for an offer that has waited. */
export const maxUndoSeconds = 120;

/** Emails about it wait for a late "undo" on its way to the server, and the worker's next poll of the queue. */
export const undoableEmailDelaySeconds = undoSeconds + 5;
