import { existsSync } from "node:fs";

/**
 * How whoever reads a message calls a command: by npm where the sources are, in an installation by its own
 * program. The product's programs run in its folder.
 */
export const commandName = (name: string): string =>
  existsSync("scripts/run.mjs") ? `npm run ${name}` : `cleardawn ${name}`;
