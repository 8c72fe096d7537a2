import { type Language, localeOf } from "#platform/language/language.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each form: making one takes longer than a hundred uses. */
function formatOf(options: Intl.NumberFormatOptions, language: Language): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

/** Alike in the languages of the product (`es-US` as `en-US`), as money is. @returns e.g. `1,240.5` */
export const numberText = (value: number): string => formatOf({}, "en").format(value);

/** @param least digits after the point that are always written */
export const decimalsText = (value: number, most: number, least = most): string =>
  formatOf({ minimumFractionDigits: least, maximumFractionDigits: most }, "en").format(value);

/** Whole dollars, e.g. `$16,000`. */
export const dollarsText = (dollars: number): string => `$${numberText(dollars)}`;

interface UnitOptions {
  /** `long` writes the word, e.g. `3 days`, and `short` its abbreviation, e.g. `1.5 GB`. */
  unitDisplay?: "short" | "long";
  maximumFractionDigits?: number;
}

/** @returns e.g. `3 days`, `3 días` */
export const unitText = (
  count: number,
  unit: "day" | "hour" | "minute" | "megabyte" | "gigabyte",
  language: Language,
  { unitDisplay = "short", maximumFractionDigits = 0 }: UnitOptions = {},
): string =>
  formatOf({ style: "unit", unit, unitDisplay, maximumFractionDigits }, language).format(count);
