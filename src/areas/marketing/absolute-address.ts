import { documentOrigin } from "#platform/document/origin.ts";

export const absoluteAddress = (path: string): string => `${documentOrigin()}${path}`;
