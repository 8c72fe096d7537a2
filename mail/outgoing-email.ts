/** A mail that is ready to go. */
export interface OutgoingEmail {
  to: string;
  /** Who an answer goes to; the sender where absent. */
  replyTo?: { name: string; address: string };
  /** Page that ends the newsletter, also at one click of the mail program (RFC 8058). */
  unsubscribeAddress?: string;
  subject: string;
  html: string;
  text: string;
  /**
   * Names this letter for ever, e.g. `quote-received-office.0190...`: the same in every attempt, so
   * that a mailbox recognises the second copy after a connection that broke too late.
   */
  name: string;
}

/** What a message says: everything of a letter but its way. */
export type Message = Pick<OutgoingEmail, "subject" | "html" | "text">;
