/** Numbers with up to two decimals as whole hundredths, so that money and shares never drift. */

/** Reads numbers in the usual forms: `7.65`, `7.65 %`, `$1,240.50`. @returns undefined for any other text */
export function hundredthsOf(text: string): number | undefined {
  const match = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})?(?:\.(\d{1,2}))?\s?%?$/.exec(text.trim());
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined;
  const [, whole = "0", part = ""] = match;
  return Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"));
}

/** The shortest way to write a share or a count of hours, e.g. `7.65`, `20`. */
export const hundredthsText = (hundredths: number): string => String(hundredths / 100);

/** An amount as a field of dollars shows it, always with its cents: `19.50`. */
export const centsText = (cents: number): string => (cents / 100).toFixed(2);
