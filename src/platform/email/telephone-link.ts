/** `tel:` of `(312) 555-0142 ext. 7`, dialed after a pause; undefined with too few digits. */
export function telephoneLink(phone: string): string | undefined {
  const [number = "", extension = ""] = phone.normalize("NFKC").split(/[a-z#]+/i);
  const digits = number.replace(/\D/g, "");
  if (digits.length < 7) return undefined;
  const pause = extension.replace(/\D/g, "");
  return `tel:${number.trim().startsWith("+") ? "+" : ""}${digits}${pause ? `,${pause}` : ""}`;
}
