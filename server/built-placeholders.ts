/** Reads the placeholders that the build found in the website's sources, which a running product may lack. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Placeholder, readPlaceholders } from "#platform/system/placeholders.ts";

/** The path beneath the folder of the build. */
export const placeholdersFile = "server/content-placeholders.json";

export const readBuiltPlaceholders = async (buildDirectory: string): Promise<Placeholder[]> =>
  readPlaceholders(await readFile(join(buildDirectory, placeholdersFile), "utf8"));
