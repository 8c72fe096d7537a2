import type { ReceivedKind, UnreadText } from "../email-types.ts";

/** Anybody can write anything into the head of an email. */
export interface MailHead {
  from: { name: string; address: string };
  /** All recipients that any header names, in lower case. */
  addresses: readonly string[];
  subject: string;
  /** Includes the brackets; empty if there is none. */
  messageId: string;
  /** Message ids that it answers. */
  references: readonly string[];
  kind: ReceivedKind;
  /** The sender's own date. Lines added by mail servers differ from copy to copy, and are left out. */
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
