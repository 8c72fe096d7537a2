import type { Demonstration } from "#platform/demonstration.server.ts";

export const demonstration: Demonstration = { async add() {} };
