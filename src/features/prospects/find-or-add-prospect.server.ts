/** The company and contact that somebody of the office names: known ones, or new ones. */
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ProspectIds } from "./join-prospects.server.ts";
import { prospectCompanies, prospectContacts } from "./tables/prospects.ts";

interface EnteredProspect {
  /** A company that is there, or the name of a new one. */
  company: { id: string } | { name: string };
  /** One of its contacts, or a person who is there under the same name and address, or a new one. */
  contact: { id: string } | { name: string; email: string; phone: string };
}

export type ProspectProblem = "unknown-company" | "unknown-contact";

/** Adds what is new, with its history. A refusal has written nothing. */
export async function findOrAddProspect(
  tx: Transaction,
  actor: Actor,
  { company, contact }: EnteredProspect,
): Promise<ProspectIds | ProspectProblem> {
  const isNew = "name" in company;
  const companyId = isNew ? newId() : company.id;
  if (!isNew) {
    // The lock keeps the company from being deleted for its age before the opportunity refers to it.
    const [contact] = await tx
      .select({ id: prospectCompanies.id })
      .from(prospectCompanies)
      .where(and(eq(prospectCompanies.id, companyId), isNull(prospectCompanies.mergedInto)))
      .for("key share");
    if (contact === undefined) return "unknown-company";
  }
  const people = await tx
    .select()
    .from(prospectContacts)
    .where(and(eq(prospectContacts.companyId, companyId), isNull(prospectContacts.mergedInto)))
    .for("key share");
  if ("id" in contact) {
    const isThere = people.some(({ id }) => id === contact.id);
    return isThere ? { companyId, contactId: contact.id } : "unknown-contact";
  }
  const same = people.find(
    ({ name, email }) =>
      name.toLowerCase() === contact.name.toLowerCase() &&
      mailboxOf(email) === mailboxOf(contact.email),
  );
  if (same !== undefined) return { companyId, contactId: same.id };
  const about = {
    recordKind: "prospect-company",
    recordId: companyId,
    actorId: actor.accountId,
  } as const;
  if (isNew) {
    await tx.insert(prospectCompanies).values({ id: companyId, name: company.name });
    await recordHistory(tx, {
      ...about,
      kind: "added",
      change: createdFields({ name: company.name }),
    });
  }
  const contactId = newId();
  await tx.insert(prospectContacts).values({ ...contact, id: contactId, companyId });
  await recordHistory(tx, {
    ...about,
    kind: "contact-added",
    change: createdFields(contact),
    details: { contactId, contact: contact.name },
  });
  return { companyId, contactId };
}
