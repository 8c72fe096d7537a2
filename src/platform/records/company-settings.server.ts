/** Reads the settings of a section, for every part of the product that depends on it. */
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { companySettings } from "./tables/company-settings.ts";

/** @returns undefined where nobody has changed the section yet */
export async function findSection(
  db: Database | Transaction,
  section: string,
): Promise<{ id: string; value: unknown } | undefined> {
  const [row] = await db
    .select({ id: companySettings.id, value: companySettings.value })
    .from(companySettings)
    .where(eq(companySettings.section, section));
  return row;
}
