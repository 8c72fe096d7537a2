/** The form of a template; safe for browsers. */
import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { maxSubject } from "../email-types.ts";
import { opportunityEmailMessages } from "../messages.ts";

/** A template of one's own may have the same fields as the shipped ones. */
export const templateFields = ["company", "phone", "reference", "sender"] as const;
export type TemplateField = (typeof templateFields)[number];

const placeOfField = /\{([^{}]*)\}/g;

const isField = (name: string): name is TemplateField =>
  templateFields.some((field) => field === name);

/** Lists them in the order of the text, each once. */
export const unknownFieldsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeOfField)].map(([, name = ""]) => name).filter((name) => !isField(name)),
  ),
];

/** One pass over the text, so that braces in a value are not filled in again. */
export const fillTemplate = (
  text: string,
  values: Readonly<Record<TemplateField, string>>,
): string =>
  text.replaceAll(placeOfField, (place, name: string) => (isField(name) ? values[name] : place));

export const maxTemplates = 50;
export const maxTemplateName = 60;
/** The email's form allows more, which leaves space for values, the greeting and the signature. */
export const maxTemplateText = 8_000;

const knowsFields = (language: Language) => {
  const { unknownField } = opportunityEmailMessages(language).ownTemplates.errors;
  return z.check<string>((context) => {
    const unknown = unknownFieldsIn(context.value);
    if (unknown.length === 0) return;
    const fields = unknown.map((name) => `{${name}}`.slice(0, 40)).join(", ");
    context.issues.push({
      code: "custom",
      input: context.value,
      message: unknownField({ fields: fields.slice(0, 200) }),
    });
  });
};

export const templateForm = byLanguage((language) => {
  const { errors } = opportunityEmailMessages(language).ownTemplates;
  const oneLine = /^[^\p{Cc}]*$/u;
  const fields = {
    name: requiredText(language, { min: 1, max: maxTemplateName, message: errors.name }).check(
      z.regex(oneLine, errors.name),
    ),
    language: z.enum(languages, errors.language),
    subject: requiredText(language, { min: 1, max: maxSubject, message: errors.subject }).check(
      z.regex(oneLine, errors.subject),
      knowsFields(language),
    ),
    text: requiredText(language, { min: 1, max: maxTemplateText, message: errors.text }).check(
      knowsFields(language),
    ),
  };
  const templateId = z.uuid(errors.gone);
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("add"), ...fields }),
    z.object({ step: z.literal("change"), templateId, ...fields }),
    z.object({ step: z.literal("remove"), templateId }),
  ]);
});

export type TemplateForm = z.infer<ReturnType<typeof templateForm>>;
export type TemplateFields = Omit<Extract<TemplateForm, { step: "add" }>, "step">;
