import { randomUUID } from "node:crypto";

/** For a form that has no script to make one. */
export const newAttempt = (): string => randomUUID();
