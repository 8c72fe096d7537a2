import { existsSync } from "node:fs";

/**
 * The command's name for the reader of a message: with the sources npm runs it, and in an installation its
 * own program. The product's programs run in its folder.
 */
export const commandName = (name: string): string =>
  existsSync("scripts/run.mjs") ? `npm run ${name}` : `cleardawn ${name}`;
