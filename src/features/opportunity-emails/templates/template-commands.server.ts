/** Templates are added, changed and taken out, each with its history; emails that began as one stay as they are. */
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import {
  createdFields,
  type FieldChanges,
  removedFields,
} from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { shippedTemplates } from "../email-types.ts";
import { opportunityEmailMessages } from "../messages.ts";
import { type EmailTemplateRow, emailTemplates } from "../tables/email-templates.ts";
import { maxTemplates, type TemplateFields } from "./template-form.ts";

interface Context {
  db: Database | Transaction;
}

export type TemplateProblem =
  | "not-allowed"
  /** Somebody has removed it. */
  | "gone"
  | "too-many"
  /** Another one of this language has that name, or a shipped one. */
  | "same-name";

type TemplateResult = { ok: true; id: string } | { ok: false; reason: TemplateProblem };

/** The names are those of the form's fields. */
export const templateTextsOf = ({ name, language, subject, text }: EmailTemplateRow) => ({
  name,
  language,
  subject,
  text,
});

/** One change at a time: their number and their names concern all of them. */
const changeTemplates = <Result extends { ok: boolean }>(
  { db }: Context,
  actor: Actor,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result | { ok: false; reason: "not-allowed" }> =>
  db.transaction(async (tx) => {
    if (!may(actor, "settings.change")) return { ok: false, reason: "not-allowed" };
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('email-templates'))`);
    return change(tx);
  });

export const addTemplate = (
  context: Context,
  actor: Actor,
  fields: TemplateFields,
): Promise<TemplateResult> =>
  changeTemplates<TemplateResult>(context, actor, async (tx) => {
    if ((await tx.$count(emailTemplates)) >= maxTemplates) return { ok: false, reason: "too-many" };
    if (await isNameTaken(tx, fields)) return { ok: false, reason: "same-name" };
    const id = newId();
    await tx.insert(emailTemplates).values({ ...fields, id, addedBy: actor.accountId });
    await recordTemplate(tx, actor, id, "added", createdFields({ ...fields }));
    return { ok: true, id };
  });

export const changeTemplate = (
  context: Context,
  actor: Actor,
  id: string,
  sent: TemplateFields,
  seen: Texts = {},
): Promise<TemplateResult | EditRefusal> =>
  changeTemplates<TemplateResult | EditRefusal>(context, actor, async (tx) => {
    const row = await findTemplate(tx, id);
    if (row === undefined) return { ok: false, reason: "gone" };
    const stored = templateTextsOf(row);
    const record = { recordKind: "email-template", recordId: id } as const;
    const change = await mergeFields(tx, actor, record, { stored, seen, sent: { ...sent } });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return { ok: true, id };
    const after = { ...stored, ...change.after };
    if (await isNameTaken(tx, after, id)) return { ok: false, reason: "same-name" };
    const isOf = eq(emailTemplates.id, id);
    await tx
      .update(emailTemplates)
      .set({ ...after, language: languageOf(after) })
      .where(isOf);
    await recordTemplate(tx, actor, id, "changed", change);
    return { ok: true, id };
  });

export const removeTemplate = (
  context: Context,
  actor: Actor,
  id: string,
): Promise<TemplateResult> =>
  changeTemplates<TemplateResult>(context, actor, async (tx) => {
    const [row] = await tx.delete(emailTemplates).where(eq(emailTemplates.id, id)).returning();
    if (row === undefined) return { ok: false, reason: "gone" };
    await recordTemplate(tx, actor, id, "removed", removedFields(templateTextsOf(row)));
    return { ok: true, id };
  });

const languageOf = ({ language }: { language: string }): Language =>
  languages.find((candidate) => candidate === language) ?? "en";

async function isNameTaken(
  tx: Transaction,
  { name, language }: { name: string; language: string },
  exceptId?: string,
): Promise<boolean> {
  const isShipped = languages.some((candidate) => {
    const { templates } = opportunityEmailMessages(candidate);
    return shippedTemplates.some(
      (template) => templates[template].toLowerCase() === name.toLowerCase(),
    );
  });
  if (isShipped) return true;
  const isSame = and(
    eq(emailTemplates.language, languageOf({ language })),
    sql`lower(${emailTemplates.name}) = lower(${name})`,
    exceptId === undefined ? undefined : ne(emailTemplates.id, exceptId),
  );
  return (await tx.$count(emailTemplates, isSame)) > 0;
}

const recordTemplate = (
  tx: Transaction,
  { accountId }: Actor,
  recordId: string,
  kind: HistoryKindOf<"email-template">,
  change: FieldChanges,
) =>
  recordHistory(tx, { recordKind: "email-template", recordId, kind, actorId: accountId, change });

async function findTemplate(
  db: Database | Transaction,
  id: string,
): Promise<EmailTemplateRow | undefined> {
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.id, id));
  return row;
}

/** By name; only those of the language, if one is given. */
export const listTemplates = (db: Database, language?: Language): Promise<EmailTemplateRow[]> =>
  db
    .select()
    .from(emailTemplates)
    .where(language === undefined ? undefined : eq(emailTemplates.language, language))
    .orderBy(asc(emailTemplates.language), asc(byName(emailTemplates.name)));
