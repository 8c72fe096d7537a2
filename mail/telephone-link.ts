/**
 * The `tel:` address of a number as people write it, `(312) 555-0142 ext. 7`: an extension is
 * dialed after a pause. Undefined for a text with too few digits for a number.
 */
export function telephoneLink(phone: string): string | undefined {
  const [number = "", extension = ""] = phone.normalize("NFKC").split(/[a-z#]+/i);
  const digits = number.replace(/\D/g, "");
  if (digits.length < 7) return undefined;
  const pause = extension.replace(/\D/g, "");
  return `tel:${number.trim().startsWith("+") ? "+" : ""}${digits}${pause ? `,${pause}` : ""}`;
}
