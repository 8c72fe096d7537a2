/** How the texts of one email are changed, and put back to what was shipped. */
import type { Database } from "#platform/database/client.ts";
import type { EditedTexts } from "#platform/email/email-texts.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { TextChanges, Texts } from "#platform/records/merge-edit.ts";
import { changeSection, type Section } from "../change-section.server.ts";
import {
  type EditedField,
  fieldsOfTexts,
  textOfFields,
  valueOfField,
} from "./edited-fields.server.ts";
import { storedEmailTexts } from "./stored-email-texts.server.ts";

/** @param fields those of one email: its form has no others */
const sectionOf = (fields: readonly EditedField[]): Section<EditedTexts> => ({
  ...storedEmailTexts,
  kind: "email-texts-changed",
  texts: (edited) => textsOf(fields, edited),
});

export const textsOf = (fields: readonly EditedField[], edited: EditedTexts): Texts =>
  Object.fromEntries(fields.map((field) => [field.name, valueOfField(field, edited)]));

/** What is stored once the fields say something else; a text that is as it was shipped is not stored. */
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

/** Both forms of a plural are judged together. */
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
  const fields = fieldsOfTexts(texts);
  const shipped = Object.fromEntries(fields.map((field) => [field.name, field.shipped]));
  return changeEmailTexts(context, actor, fields, shipped);
};
