/** What a renderer of mails is: a function for each message, gathered in `render-email.ts`. */
import type { Database } from "#database/client.ts";
import type { EmailRow } from "#database/tables/emails.ts";
import type { EmailData, EmailMessage } from "#domain/emails/email-messages.ts";
import type { OutgoingEmail } from "#mail/outgoing-email.ts";

/** A row of `emails`, whose `data` are those of its message. */
export type Email<Message extends EmailMessage> = Omit<EmailRow, "data"> & {
  data: EmailData[Message];
};

/** What a mail says, and where it goes when that is decided only now. */
export type EmailContent = Omit<OutgoingEmail, "name" | "to"> & { to?: string };

/** The mail is not to be sent, for a reason that somebody may ask for. */
export interface NotDue {
  notDue: string;
}

export interface RenderParts {
  db: Database;
  /** Public origin that links lead to. */
  origin: string;
}

/**
 * Writes a mail at the moment it leaves; nothing where it is not due any more. Runs once for each
 * attempt, so that secrets of links exist in mails only, never at rest.
 */
export type Renderer<Message extends EmailMessage> = (
  parts: RenderParts,
  email: Email<Message>,
) => Promise<EmailContent | NotDue | undefined>;

export type Renderers<Message extends EmailMessage> = { [M in Message]: Renderer<M> };
