/** The texts of emails as fields of a form: one for each language, and for each form of a plural. */
import { emailTexts } from "#features/email-texts.server.ts";
import {
  type EditedTexts,
  fixedBecause,
  namesOfTexts,
  shippedText,
} from "#platform/email/email-texts.ts";
import {
  faultOfForm,
  faultOfText,
  pluralFormsOf,
  valuesOfText,
} from "#platform/email/text-fault.ts";
import type { Text } from "#platform/language/define-messages.ts";
import { type Language, languages } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";

export interface EditedField {
  /** The name of the form's field, e.g. `en.visits.emails.schedule.what.one`. */
  name: string;
  text: string;
  language: Language;
  form: "one" | "other" | undefined;
  shipped: string;
  whole: Text;
}

const setOf = (text: string) => emailTexts.find(({ name }) => text.startsWith(`${name}.`));

/** Undefined for what is no text of an email. */
export function shippedIn(language: Language, text: string): Text | undefined {
  const sentences = setOf(text);
  return sentences && shippedText(sentences, language, text);
}

export function whyFixed(text: string) {
  const sentences = setOf(text);
  return sentences && fixedBecause(sentences, text);
}

const formNames = ["one", "other"] as const;

/** Leaves out texts that cannot be changed. */
export const fieldsOfEmailTexts = (texts: readonly string[]): EditedField[] =>
  texts
    .filter((text) => whyFixed(text) === undefined)
    .flatMap((text) => languages.flatMap((language) => fieldsOfText(text, language)));

function fieldsOfText(text: string, language: Language): EditedField[] {
  const whole = shippedIn(language, text);
  if (whole === undefined) return [];
  const forms = pluralFormsOf(whole);
  return forms.map((shipped, at) => {
    const form = forms.length > 1 ? formNames[at] : undefined;
    const name = [language, text, ...(form ? [form] : [])].join(".");
    return { name, text, language, form, shipped, whole };
  });
}

/** Fields for all texts of all emails. */
export const allEditedFields = (): EditedField[] =>
  fieldsOfEmailTexts(emailTexts.flatMap((set) => namesOfTexts(set)));

/** The text in force. An edit that no longer fits counts as none. */
export function valueOfField(field: EditedField, edited: EditedTexts): string {
  const edit = edited[field.text]?.[field.language];
  if (edit === undefined || faultOfText(field.whole, edit) !== undefined) return field.shipped;
  return pluralFormsOf(edit)[field.form === "other" ? 1 : 0] ?? field.shipped;
}

/** The value to store for one text: only languages that differ from the shipped ones. */
export function textOfFields(fields: readonly EditedField[], values: Texts) {
  const inLanguage = (language: Language): Text | undefined => {
    const ofLanguage = fields.filter((field) => field.language === language);
    const forms = ofLanguage.map(({ name, shipped }) => plain(values[name]) || shipped);
    if (ofLanguage.every(({ shipped }, at) => shipped === forms[at])) return undefined;
    const [one = "", other] = forms;
    return other === undefined ? one : [one, other];
  };
  const [en, es] = [inLanguage("en"), inLanguage("es")];
  return { ...(en !== undefined && { en }), ...(es !== undefined && { es }) };
}

/** Browsers send line breaks differently, but texts are stored with one kind. */
export const plain = (typed: unknown): string =>
  typeof typed === "string" ? typed.replaceAll("\r\n", "\n").trim() : "";

export const faultOfField = ({ shipped, whole, form }: EditedField, typed: string) =>
  faultOfForm(shipped, typed, { values: valuesOfText(whole), isOne: form === "one" });
