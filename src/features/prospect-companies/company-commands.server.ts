/** Each command on a company or its contacts locks the company and adds to its history. */
import { eq } from "drizzle-orm";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { domainOf } from "#features/prospects/domains.ts";
import {
  type ProspectCompanyRow,
  type ProspectContactRow,
  prospectCompanies,
  prospectContacts,
} from "#features/prospects/tables/prospects.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import {
  type CompanyEvent,
  lockCompany,
  lockContact,
  recordCompanyEvent,
} from "./change-company.server.ts";
import type { CompanyEdit, ContactEdit } from "./company-types.ts";

export interface CompanyContext {
  db: Database | Transaction;
}

type CompanyProblem =
  /** An opportunity is this person's. */
  "contact-in-use";

export type CompanyResult = ChangeResult<CompanyProblem> | EditRefusal;

/** Values of the fields of its form. */
export const companyTexts = ({ name, homepage, phone, address }: CompanyEdit) => ({
  name,
  homepage,
  phone,
  address,
});

export const contactTexts = ({ name, jobTitle, email, phone, language }: ContactEdit) => ({
  name,
  jobTitle,
  email,
  phone,
  language,
});

const changeCompany = (
  context: CompanyContext,
  actor: Actor,
  id: string,
  decide: (
    tx: Transaction,
    row: ProspectCompanyRow,
  ) => Promise<CompanyEvent | CompanyProblem | "not-found" | Done | EditRefusal>,
): Promise<CompanyResult> =>
  changeRecord<ProspectCompanyRow, CompanyEvent, CompanyProblem | "not-found", Done | EditRefusal>(
    context,
    {
      lock: (tx) => lockCompany(tx, actor, id),
      isAllowed: may(actor, "prospects.change"),
      decide,
      async apply(tx, row, event) {
        await recordCompanyEvent(tx, actor, row.id, event);
        return done;
      },
    },
  );

/** @param seen what the form showed: of what somebody else has changed since, nothing is written over */
export const editCompany = (
  context: CompanyContext,
  actor: Actor,
  id: string,
  fields: CompanyEdit,
  seen: Texts = {},
): Promise<CompanyResult> =>
  changeCompany(context, actor, id, async (tx, row) => {
    const record = { recordKind: "prospect-company", recordId: id } as const;
    const edit = { stored: companyTexts(row), seen, sent: companyTexts(fields) };
    const change = await mergeFields(tx, actor, record, edit);
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    const set = touchedOf(companyTexts(fields), change);
    await tx
      .update(prospectCompanies)
      .set({ ...set, ...(set.homepage !== undefined && { domain: domainOf(set.homepage) }) })
      .where(eq(prospectCompanies.id, id));
    return { kind: "changed", change };
  });

export const addContact = (
  context: CompanyContext,
  actor: Actor,
  companyId: string,
  fields: ContactEdit,
): Promise<CompanyResult> =>
  changeCompany(context, actor, companyId, async (tx) => {
    const contactId = newId();
    const contact = contactTexts(fields);
    await tx.insert(prospectContacts).values({ ...contact, id: contactId, companyId });
    return {
      kind: "contact-added",
      change: createdFields(contact),
      details: { contactId, contact: contact.name },
    };
  });

export const editContact = (
  context: CompanyContext,
  actor: Actor,
  companyId: string,
  contactId: string,
  fields: ContactEdit,
  seen: Texts = {},
): Promise<CompanyResult> =>
  changeCompany(context, actor, companyId, async (tx) => {
    const row = await lockContact(tx, companyId, contactId);
    if (row === undefined) return "not-found";
    const record = { recordKind: "prospect-company", recordId: companyId } as const;
    const edit = { stored: contactTexts(row), seen, sent: contactTexts(fields) };
    const change = await mergeFields(tx, actor, record, edit);
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    await tx
      .update(prospectContacts)
      .set(touchedOf(contactTexts(fields), change))
      .where(eq(prospectContacts.id, contactId));
    return { kind: "contact-changed", change, details: { contactId, contact: row.name } };
  });

/** A contact of an opportunity cannot be removed, because every opportunity needs one. */
export const removeContact = (
  context: CompanyContext,
  actor: Actor,
  companyId: string,
  contactId: string,
): Promise<CompanyResult> =>
  changeCompany(context, actor, companyId, async (tx) => {
    const row = await lockContact(tx, companyId, contactId);
    if (row === undefined) return "not-found";
    if (await isInUse(tx, row)) return "contact-in-use";
    await tx.delete(prospectContacts).where(eq(prospectContacts.id, contactId));
    return {
      kind: "contact-removed",
      change: removedFields(contactTexts(row)),
      details: { contactId, contact: row.name },
    };
  });

const isInUse = async (tx: Transaction, { id }: ProspectContactRow): Promise<boolean> =>
  (await tx.$count(opportunities, eq(opportunities.contactId, id))) > 0;
