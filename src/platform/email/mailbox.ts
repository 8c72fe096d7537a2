/** Makes addresses comparable. Dots and `+tags` stay: some providers tell mailboxes apart by them. */
export const mailboxOf = (email: string): string => email.normalize("NFKC").toLowerCase();
