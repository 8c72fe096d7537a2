import { documentOrigin } from "../document/origin.ts";

export const absoluteAddress = (path: string): string => `${documentOrigin()}${path}`;
