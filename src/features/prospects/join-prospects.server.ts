/** Finds the contact and company of whoever asks, or adds them. */
import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { isOneOfMailboxes } from "#platform/email/is-one-of-mailboxes.server.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type NewProspectCompanyRow,
  type NewProspectContactRow,
  prospectCompanies,
  prospectContacts,
} from "./tables/prospects.ts";

export interface Prospect {
  fullName: string;
  company: string;
  email: string;
  phone: string;
  language: Language;
  /** The moment of the request. */
  receivedAt: Date;
}

export interface ProspectIds {
  contactId: string;
  companyId: string;
}

/**
 * Only the same name, company and address count as the same person: a stranger can type any address, and must
 * neither change nor add to what we know of its owner. A person has to merge anything else that looks alike.
 * A name that was merged joins the record that replaced it.
 * @returns ids for each, in their order, and the inserts of those that are new, for the caller's statement
 */
export async function joinProspects(
  tx: Transaction,
  prospects: readonly Prospect[],
): Promise<{ ids: ProspectIds[]; inserts: SQL[] }> {
  const existingByKey = await findSame(tx, prospects);
  const companies: NewProspectCompanyRow[] = [];
  const contacts: NewProspectContactRow[] = [];
  const ids = prospects.map((prospect) => {
    const key = keyOf(prospect);
    const existing = existingByKey.get(key);
    if (existing !== undefined) return existing;
    const added = { contactId: newId(), companyId: newId() };
    const { fullName: name, company, email, phone, language, receivedAt: addedAt } = prospect;
    companies.push({ id: added.companyId, name: company, addedAt });
    contacts.push({
      id: added.contactId,
      companyId: added.companyId,
      name,
      email,
      phone,
      language,
      addedAt,
    });
    existingByKey.set(key, added);
    return added;
  });
  if (contacts.length === 0) return { ids, inserts: [] };
  const inserts = [
    insertRows(prospectCompanies, companies),
    insertRows(prospectContacts, contacts),
  ];
  return { ids, inserts };
}

async function findSame(
  tx: Transaction,
  prospects: readonly Prospect[],
): Promise<Map<string, ProspectIds>> {
  const mailboxes = prospects.map(({ email }) => email.toLowerCase());
  const rows = await tx
    .select({
      contactId: sql<string>`coalesce(${prospectContacts.mergedInto}, ${prospectContacts.id})`,
      companyId: prospectContacts.companyId,
      fullName: prospectContacts.name,
      company: prospectCompanies.name,
      email: prospectContacts.email,
    })
    .from(prospectContacts)
    .innerJoin(
      prospectCompanies,
      or(
        eq(prospectCompanies.id, prospectContacts.companyId),
        eq(prospectCompanies.mergedInto, prospectContacts.companyId),
      ),
    )
    .where(isOneOfMailboxes(prospectContacts.email, mailboxes))
    // The first of several stays the one that others join.
    .orderBy(sql`${prospectContacts.id} desc`)
    // Neither is deleted for its age before the request that joins them is there.
    .for("key share");
  return new Map(
    rows.map(({ contactId, companyId, ...row }) => [keyOf(row), { contactId, companyId }]),
  );
}

const keyOf = ({
  fullName,
  company,
  email,
}: Pick<Prospect, "fullName" | "company" | "email">): string =>
  JSON.stringify([mailboxOf(email), fullName.toLowerCase(), company.toLowerCase()]);
