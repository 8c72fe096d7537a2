/** What a template of one's own may have filled in; the same as in the shipped ones. */
export const templateFields = ["company", "phone", "reference", "sender"] as const;
export type TemplateField = (typeof templateFields)[number];

const placeOfField = /\{([^{}]*)\}/g;

const isField = (name: string): name is TemplateField =>
  templateFields.some((field) => field === name);

/** In their order, each once. */
export const unknownFieldsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeOfField)].map(([, name = ""]) => name).filter((name) => !isField(name)),
  ),
];

/** Once over the text: a value with braces in it is not filled in again. */
export const fillTemplate = (
  text: string,
  values: Readonly<Record<TemplateField, string>>,
): string =>
  text.replaceAll(placeOfField, (place, name: string) => (isField(name) ? values[name] : place));
