/** What the build has found in the sources of the website: a running product need not have them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Placeholder, readPlaceholders } from "#platform/system/placeholders.ts";

/** Beneath the folder of the build. */
export const placeholdersFile = "server/content-placeholders.json";

export const readBuiltPlaceholders = async (buildDirectory: string): Promise<Placeholder[]> =>
  readPlaceholders(await readFile(join(buildDirectory, placeholdersFile), "utf8"));
