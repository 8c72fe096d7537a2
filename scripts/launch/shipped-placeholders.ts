/** Finds the shipped content that belongs to no real company, in its sources or in what their build wrote. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Placeholder } from "#platform/system/placeholders.ts";
import { contentPlaceholders } from "#server/build-steps/content-placeholders.ts";
import { readBuiltPlaceholders } from "#server/built-placeholders.ts";

/**
 * An installation has a folder of content as well, with the texts of articles alone: its own modules say
 * whether the sources are there.
 * @param folder of the product
 */
export const shippedPlaceholders = (folder: string): Promise<Placeholder[]> =>
  existsSync(join(folder, "content/company.ts"))
    ? contentPlaceholders(folder)
    : readBuiltPlaceholders(join(folder, "build"));
