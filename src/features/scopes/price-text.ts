/** A price as people write it: `240`, `$1,240.50`; safe for browsers. */
export const pricePattern = /^\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

/** Integer cents. @param text one that fits the pattern */
export function centsOf(text: string): number {
  const [whole = "", part = ""] = text.replaceAll(/[$,\s]/g, "").split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}
