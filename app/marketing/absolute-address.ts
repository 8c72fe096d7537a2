import { documentOrigin } from "../document/origin.ts";

/** Absolute address of a path. */
export const absoluteAddress = (path: string): string => `${documentOrigin()}${path}`;
