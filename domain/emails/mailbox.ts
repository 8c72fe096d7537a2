/**
 * What an address is compared by: capitals and forms of letters tell no mailbox apart. Dots and
 * `+tags` may, depending on the provider, and stay.
 */
export const mailboxOf = (email: string): string => email.normalize("NFKC").toLowerCase();
