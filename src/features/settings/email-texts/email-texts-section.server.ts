/** Changes the texts of one email, and restores the shipped ones. */
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { EditedTexts } from "#platform/email/email-texts.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { TextChanges, Texts } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import {
  type EditedField,
  fieldsOfEmailTexts,
  textOfFields,
  valueOfField,
} from "./edited-fields.server.ts";

// The edited texts of emails as they are stored: all that differ from what was shipped.

const text = z.union([z.string(), z.tuple([z.string(), z.string()])]);

/** Values of another version that do not fit are dropped, so that no email breaks. */
const stored = z.catch(
  z.object({
    texts: z.record(z.string(), z.object({ en: z.optional(text), es: z.optional(text) })),
  }),
  { texts: {} },
);

const storedEmailTexts = {
  name: "email-texts",
  read: (value: unknown): EditedTexts => withRenamedTexts(stored.parse(value).texts),
} as const;

/** An administrator's edit survives if the product renames the text. */
function withRenamedTexts({
  "email.received.reference": before,
  ...texts
}: EditedTexts): EditedTexts {
  if (before === undefined || "email.received.yourReference" in texts) return texts;
  // The thanks in front of it are a text of their own now.
  const label = (text: (typeof before)["en"]) =>
    typeof text === "string" ? text.replace("{thanks}", "").trim() : undefined;
  return {
    ...texts,
    "email.received.yourReference": { en: label(before.en), es: label(before.es) },
  };
}

/** Programs that render no email call this too, so it imports no renderers. */
export const readEditedTexts = (db: Database | Transaction): Promise<EditedTexts> =>
  readSection(db, storedEmailTexts);

/** @param fields those of one email: its form has no others */
const sectionOf = (fields: readonly EditedField[]): Section<EditedTexts> => ({
  ...storedEmailTexts,
  kind: "email-texts-changed",
  texts: (edited) => textsOf(fields, edited),
});

export const textsOf = (fields: readonly EditedField[], edited: EditedTexts): Texts =>
  Object.fromEntries(fields.map((field) => [field.name, valueOfField(field, edited)]));

/** The value to store after these fields have changed; a text equal to the shipped one is left out. */
export function withFields(
  edited: EditedTexts,
  fields: readonly EditedField[],
  changed: Texts,
): EditedTexts {
  const result: Record<string, EditedTexts[string]> = { ...edited };
  const touched = new Set(fields.filter(({ name }) => name in changed).map(({ text }) => text));
  for (const name of touched) {
    const ofText = fields.filter((field) => field.text === name);
    const next = textOfFields(ofText, { ...textsOf(ofText, edited), ...changed });
    if (Object.keys(next).length === 0) delete result[name];
    else result[name] = next;
  }
  return result;
}

/** Two edits conflict even if each changed another form of the same plural. */
const together = (fields: readonly EditedField[]) =>
  [...Map.groupBy(fields, ({ text, language }) => `${language}.${text}`).values()]
    .map((group) => group.map(({ name }) => name))
    .filter((group) => group.length > 1);

export const changeEmailTexts = (
  context: { db: Database },
  actor: Actor,
  fields: readonly EditedField[],
  sent: Texts,
  seen: Texts = {},
) =>
  changeSection(context, actor, sectionOf(fields), {
    sent,
    seen,
    together: together(fields),
    merge: (edited, { after }: TextChanges) => ({ texts: withFields(edited, fields, after) }),
  });

/** @param texts by name, in all languages */
export const restoreEmailTexts = (
  context: { db: Database },
  actor: Actor,
  texts: readonly string[],
) => {
  const fields = fieldsOfEmailTexts(texts);
  const shipped = Object.fromEntries(fields.map((field) => [field.name, field.shipped]));
  return changeEmailTexts(context, actor, fields, shipped);
};
