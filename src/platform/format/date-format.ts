import { type Language, localeOf } from "#platform/language/language.ts";

export type DateFormat = Pick<Intl.DateTimeFormat, "format" | "formatToParts">;

const formats = new Map<string, DateFormat>();

/** Made once for each form: making one takes longer than a hundred uses, and a page writes hundreds of dates. */
export function dateFormat(options: Intl.DateTimeFormatOptions, language: Language): DateFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? newFormat(options, language);
  formats.set(key, format);
  return format;
}

function newFormat(options: Intl.DateTimeFormatOptions, language: Language): DateFormat {
  const format = new Intl.DateTimeFormat(localeOf(language), options);
  const hasWeekday = format.resolvedOptions().weekday !== undefined || options.dateStyle === "full";
  if (language !== "es" || !hasWeekday) return format;
  const formatToParts: DateFormat["formatToParts"] = (date) =>
    format.formatToParts(date).map(withoutComma);
  const formatAsText: DateFormat["format"] = (date) =>
    formatToParts(date)
      .map(({ value }) => value)
      .join("");
  return { format: formatAsText, formatToParts };
}

/** Most Spanish dates stand in a sentence, where "el viernes 20 de noviembre" has no comma. */
const withoutComma = (
  part: Intl.DateTimeFormatPart,
  at: number,
  parts: readonly Intl.DateTimeFormatPart[],
): Intl.DateTimeFormatPart =>
  parts[at - 1]?.type === "weekday" && part.value === ", " ? { ...part, value: " " } : part;
