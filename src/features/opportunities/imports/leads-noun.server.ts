import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { formatDays } from "#content/retention.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { leadMessages } from "#features/leads/messages.ts";
import { quoteForm } from "#features/leads/quote-form.ts";
import { leads } from "#features/leads/tables/leads.ts";
import { prospectContacts } from "#features/prospects/tables/prospects.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { isOneOfMailboxes } from "#platform/email/is-one-of-mailboxes.server.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { dayMs } from "#platform/format/durations.ts";
import { optionalText } from "#platform/forms/fields.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { may } from "#platform/identity/permissions.ts";
import { dayIn, formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { chooseAmong, wholeName } from "#platform/imports/cell-values.ts";
import {
  type Cells,
  type CreatedRow,
  faultsOf,
  type ImportableNoun,
  type ImportContext,
} from "#platform/imports/importable-noun.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { deleteUnusedProspects } from "../delete-unused-prospects.server.ts";
import { openOpportunities } from "../open-opportunities.server.ts";
import { opportunities } from "../tables/opportunities.ts";
import { leadImportMessages } from "./messages.server.ts";

const label =
  (name: keyof ReturnType<typeof leadImportMessages>["columns"]) => (language: Language) =>
    leadImportMessages(language).columns[name];

/** The public form's fields; what a list of prospects may lack can be empty here. */
const importedLead = byLanguage((language) => {
  const { fullName, company, email, facilityType, squareFootage } = quoteForm(language).shape;
  const { errors } = leadMessages(language);
  const orEmpty = <Schema extends z.core.$ZodType>(schema: Schema, error: string) =>
    z.union([z.literal(""), schema], error);
  return z.object({
    fullName,
    company,
    email,
    // Lists hold `x204` and `VIP`, of which the public form would ask for more.
    phone: optionalText(language, 60),
    facilityType,
    squareFootage: orEmpty(squareFootage, errors.squareFootage),
    message: optionalText(language, 10_000),
  });
});

type ImportedLead = z.infer<ReturnType<typeof importedLead>>;

export const leadsNoun: ImportableNoun = {
  name: "leads",
  place: 90,
  needs: "leads.answer",
  label: (language) => leadImportMessages(language).noun,
  help: (language) => leadImportMessages(language).help,
  columns: [
    {
      name: "fullName",
      label: label("fullName"),
      heads: ["name", "contact", "contact name", "contact person", "nombre", "contacto"],
      isRequired: true,
    },
    { name: "firstName", label: label("firstName"), heads: ["first", "given name"] },
    { name: "lastName", label: label("lastName"), heads: ["last", "surname", "apellidos"] },
    {
      name: "company",
      label: label("company"),
      heads: ["company name", "business", "organization", "account", "organizacion"],
      isRequired: true,
    },
    {
      name: "email",
      label: label("email"),
      heads: ["e mail", "email address", "correo electronico"],
      isRequired: true,
    },
    {
      name: "phone",
      label: label("phone"),
      heads: ["telephone", "phone number", "mobile", "main phone"],
    },
    {
      name: "facilityType",
      label: label("facilityType"),
      heads: ["type", "industry", "building type", "tipo"],
    },
    {
      name: "squareFootage",
      label: label("squareFootage"),
      heads: ["square feet", "sq ft", "sqft", "size"],
    },
    {
      name: "message",
      label: label("message"),
      heads: ["notes", "comments", "description", "details", "notas"],
    },
    {
      name: "receivedOn",
      label: label("receivedOn"),
      heads: ["date", "received", "created", "created at", "created date", "date added", "fecha"],
    },
  ],
  async readRows({ db, language }, rows) {
    const mailboxes = rows.map(({ email = "" }) => mailboxOf(email));
    const knownOpportunities = await db
      .select({ id: leads.id, email: leads.email, company: leads.company })
      .from(leads)
      .where(and(eq(leads.screening, "accepted"), isOneOfMailboxes(leads.email, mailboxes)));
    const byKey = new Map(knownOpportunities.map((lead) => [keyOf(lead), lead.id]));
    return rows.map((cells) => {
      const received = dayIn(cells, "receivedOn", language);
      const parsed = z.safeParse(importedLead(language), {
        fullName: wholeName(cells.fullName ?? "", cells.firstName ?? "", cells.lastName ?? ""),
        company: cells.company ?? "",
        email: cells.email ?? "",
        ...contactTexts(cells, language),
        facilityType: chooseAmong(cells.facilityType ?? "", facilityTypes) || ("other" as const),
        squareFootage: cells.squareFootage ?? "",
      });
      const faults = [
        ...formulaFaults(cells, language),
        ...received.faults,
        ...ageFaults(received.day, language),
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)),
      ];
      if (faults.length > 0 || !parsed.success) return { state: "faulty", faults };
      const { data } = parsed;
      const id = byKey.get(keyOf(data));
      if (id !== undefined) return { state: "known", title: data.company, id };
      return {
        state: "ready",
        title: data.company,
        key: keyOf(data),
        create: (context) => addLead(context, data, received.day),
      };
    });
  },
  undo: {
    table: leads,
    named: leads.company,
    watched: [leads.assignedTo, leads.answeredAt, leads.spamConfirmedAt, leads.screening],
    owned: [{ table: opportunities, of: opportunities.leadId }],
    // Notes belong to a feature above this one, and to no foreign key; work on an opportunity is in its history.
    async obstacles(tx, ids) {
      const { rows } = await tx.execute(sql`select record_id as id from submission_notes
        where record_kind = 'lead' and record_id = any(${`{${ids.join(",")}}`}::uuid[])
        union select ${opportunities.leadId} from ${opportunities}
        join ${historyEvents} on ${historyEvents.recordKind} = 'opportunity'
          and ${historyEvents.recordId} = ${opportunities.id}
        where ${opportunities.leadId} = any(${`{${ids.join(",")}}`}::uuid[])`);
      return rows.map(({ id }) => String(id));
    },
    remove: removeImported,
  },
};

/** Contacts and companies go too, if they were added for these requests and nothing else needs them. */
async function removeImported(tx: Transaction, ids: readonly string[]): Promise<void> {
  const added = await tx
    .select({ contactId: prospectContacts.id, companyId: prospectContacts.companyId })
    .from(opportunities)
    .innerJoin(leads, eq(leads.id, opportunities.leadId))
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .where(
      and(
        isAmong(opportunities.leadId, ids),
        // Its own contact is younger than the request and has its day; who was known before stays.
        gt(prospectContacts.id, leads.id),
        eq(prospectContacts.addedAt, leads.receivedAt),
      ),
    );
  await tx.delete(opportunities).where(isAmong(opportunities.leadId, ids));
  await tx.delete(leads).where(isAmong(leads.id, ids));
  await deleteUnusedProspects(tx, added);
}

/** Fewer characters than a number with its area code has. */
const isShortPhone = (phone: string): boolean => phone !== "" && phone.length < 10;

/** An extension or half a number is nothing to call: it stands where somebody reads it. */
function contactTexts({ phone = "", message = "" }: Cells, language: Language) {
  if (!isShortPhone(phone.trim())) return { phone, message };
  const line = `${label("phone")(language)}: ${phone.trim()}`;
  return { phone: "", message: message.trim() === "" ? line : `${message}\n${line}` };
}

/** The same person may ask for two companies. */
const keyOf = ({ email, company }: { email: string; company: string }): string =>
  `${mailboxOf(email)}\n${company.toLowerCase()}`;

function ageFaults(day: string | undefined, language: Language) {
  if (day === undefined) return [];
  const { tooOld, inFuture } = leadImportMessages(language).faults;
  const days = (Date.now() - noonOf(day).getTime()) / dayMs;
  const column = "receivedOn";
  if (days < -1) return [{ column, text: inFuture }];
  // It would go with the next cleanup, an hour after it came.
  const { contactMessages: keptFor } = company.retention;
  return days >= keptFor
    ? [{ column, text: tooOld({ period: formatDays(keptFor, language) }) }]
    : [];
}

/** It is still the same day in every time zone of the country. */
const noonOf = (day: string): Date => new Date(`${day}T18:00:00Z`);

/** It stores what the public form would, but no emails: people in a list have been answered long ago. */
async function addLead(
  { db, actor }: ImportContext,
  fields: ImportedLead,
  day: string | undefined,
): Promise<CreatedRow> {
  if (!may(actor, "leads.answer")) return { ok: false };
  const id = newId();
  const fingerprint = createHash("sha256").update(JSON.stringify(fields)).digest("hex");
  const now = new Date();
  const receivedAt = day === undefined || noonOf(day) > now ? now : noonOf(day);
  const row = { ...fields, id, fingerprint, idempotencyKey: `import-${id}`, receivedAt };
  return db.transaction(async (tx): Promise<CreatedRow> => {
    const [added] = await tx
      .insert(leads)
      .values({ ...row, reference: newReference("Q") })
      .onConflictDoNothing()
      .returning({ id: leads.id });
    if (added === undefined) return { ok: false };
    await openOpportunities(tx, [id], "import");
    await sendChangeEvent(tx, { kind: "lead", id });
    return { ok: true, id };
  });
}
