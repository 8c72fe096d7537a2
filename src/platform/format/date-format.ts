const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each form: making one takes longer than a hundred uses, and a page writes hundreds of dates. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = "en-US",
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
