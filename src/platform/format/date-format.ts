import { type Language, localeOf } from "#platform/language/language.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each form: making one takes longer than a hundred uses, and a page writes hundreds of dates. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  language: Language,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}
