/** The company's own mailbox belongs to no account, so an administrator chooses its language in the settings. */
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { findSection } from "#platform/records/company-settings.server.ts";

export const defaultOfficeLanguage: Language = "en";

/** A value that cannot be read must not keep a request from the office. */
const section = z.catch(z.object({ officeLanguage: z.enum(languages) }), {
  officeLanguage: defaultOfficeLanguage,
});

export async function findOfficeLanguage(db: Database | Transaction): Promise<Language> {
  const mail = await findSection(db, "mail");
  return section.parse(mail?.value).officeLanguage;
}
