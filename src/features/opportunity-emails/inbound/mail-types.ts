/** What is read of an email that came in. */
import type { ReceivedKind, UnreadText } from "../email-types.ts";

/** What its head says, which anybody can write. */
export interface MailHead {
  from: { name: string; address: string };
  /** To whom it was sent, by all headers that say so; in lower case. */
  addresses: readonly string[];
  subject: string;
  /** With its brackets; empty where there is none. */
  messageId: string;
  /** Message ids that it answers. */
  references: readonly string[];
  kind: ReceivedKind;
  /** What programs of mail servers put in, and what differs by the way it came, is not among it. */
  date: string;
}

export interface MailFile {
  name: string;
  content: Uint8Array;
}

export interface MailBody {
  text: string;
  quoted: string;
  files: readonly MailFile[];
  /** Files beyond the number that is kept. */
  furtherFiles: readonly string[];
  unread?: UnreadText;
}

export const maxMailBytes = 10 * 1024 * 1024;
export const maxHeadBytes = 32 * 1024;
export const maxMailFiles = 10;
