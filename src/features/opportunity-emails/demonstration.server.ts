/** A short conversation of the demonstration; nobody gets an email. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { demoEmails, demoEmailTemplates, demoUnmatchedEmails } from "#content/demo-emails.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { createdFields, nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { emailTemplates } from "./tables/email-templates.ts";
import { opportunityEmails } from "./tables/opportunity-emails.ts";
import { unmatchedEmails } from "./tables/unmatched-emails.ts";

export const demonstration: Demonstration = {
  async add(parts) {
    await parts.db.transaction(async (tx) => {
      for (const story of demoEmails) await addConversation(tx, parts, story);
      for (const template of demoEmailTemplates) await addTemplate(tx, parts, template);
      for (const email of demoUnmatchedEmails) await addUnmatched(tx, parts, email);
    });
  },
};

async function addConversation(
  tx: Transaction,
  { places, now }: DemoParts,
  { company, writer, emails }: (typeof demoEmails)[number],
): Promise<void> {
  const { name, email, language } = prospectContacts;
  const [row] = await tx
    .select({ opportunityId: opportunities.id, contact: { name, email, language } })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .where(eq(prospectCompanies.name, company));
  if (row === undefined) throw new Error(`The demonstration has no opportunity of ${company}`);
  const { opportunityId, contact } = row;
  const writerId = places.accountOf(writer);
  for (const { isOurs, daysAgo, subject, text, ...rest } of emails) {
    const at = daysBefore(now, daysAgo);
    const id = newId();
    await tx.insert(opportunityEmails).values({
      id,
      opportunityId,
      at,
      subject,
      text,
      ...(isOurs
        ? {
            direction: "sent",
            template: "blank",
            sentBy: writerId,
            recipient: contact.email,
            language: contact.language,
          }
        : {
            direction: "received",
            kind: "person",
            fromName: contact.name,
            fromAddress: contact.email,
            quoted: "quoted" in rest ? rest.quoted : "",
            fingerprint: createHash("sha256").update(id).digest("hex"),
          }),
    });
    await recordHistory(tx, {
      recordKind: "opportunity",
      recordId: opportunityId,
      kind: isOurs ? "emailed" : "email-received",
      actorId: isOurs ? writerId : null,
      change: nothingChanged,
      at,
    });
  }
}

async function addTemplate(
  tx: Transaction,
  { places, now }: DemoParts,
  { writer, daysAgo, ...fields }: (typeof demoEmailTemplates)[number],
): Promise<void> {
  const [id, at, actorId] = [newId(), daysBefore(now, daysAgo), places.accountOf(writer)];
  await tx.insert(emailTemplates).values({ ...fields, id, addedBy: actorId, addedAt: at });
  await recordHistory(tx, {
    recordKind: "email-template",
    recordId: id,
    kind: "added",
    actorId,
    change: createdFields(fields),
    at,
  });
}

async function addUnmatched(
  tx: Transaction,
  { now }: DemoParts,
  { daysAgo, ...email }: (typeof demoUnmatchedEmails)[number],
): Promise<void> {
  const id = newId();
  const at = daysBefore(now, daysAgo);
  await tx.insert(unmatchedEmails).values({
    ...email,
    id,
    arrivedAt: at,
    keptAt: at,
    quoted: "",
    messageId: "",
    fingerprint: createHash("sha256").update(id).digest("hex"),
  });
}
