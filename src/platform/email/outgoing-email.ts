export interface EmailAttachment {
  /** The name under which it is saved. */
  name: string;
  /** E.g. `application/pdf`. */
  type: string;
  content: Uint8Array;
}

/** A mail program enters or changes an appointment at `REQUEST`, and takes it out at `CANCEL` (RFC 6047). */
export interface EmailCalendar {
  method: "REQUEST" | "CANCEL";
  /** An iCalendar file that names the same method. */
  content: string;
}

export interface OutgoingEmail {
  to: string;
  /** The sender where absent. */
  replyTo?: { name: string; address: string };
  /** Page that unsubscribes, also with one click in the mail program (RFC 8058). */
  unsubscribeAddress?: string;
  subject: string;
  html: string;
  text: string;
  /** Files that come along. */
  attachments?: readonly EmailAttachment[];
  calendar?: EmailCalendar;
  /** Written by somebody of the office for this one reader: it may be answered by a program as well. */
  isPersonal?: true;
  /** Message ids of the emails that it answers, the latest last: mail programs show them as one conversation. */
  answers?: readonly string[];
  /**
   * Runs before the last byte of the content leaves, from which on nobody but the mail server knows
   * whether the email arrived. The email does not leave where it fails.
   */
  beforeLastByte?: () => Promise<void>;
  /** E.g. `quote-received-office.0190...`: the same in every attempt, so that mailboxes see a copy. */
  name: string;
}

export type Message = Pick<OutgoingEmail, "subject" | "html" | "text">;
