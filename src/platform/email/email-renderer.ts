import type { Database } from "#platform/database/client.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import type { EmailData, EmailMessage, NotDueReasons } from "./email-messages.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";
import type { EmailRow } from "./tables/emails.ts";

/** A row of `emails`, whose `data` are those of its message. */
export type Email<Message extends EmailMessage> = Omit<EmailRow, "data"> & {
  data: EmailData[Message];
};

export type EmailContent = Omit<OutgoingEmail, "name" | "to" | "beforeLastByte"> & {
  /** Set if the recipient is decided only now. */
  to?: string;
  /**
   * Better lost than received twice: where a process ended, or a connection broke, while the mail
   * server took it, it is not sent again until a person says so.
   */
  neverTwice?: true;
};

/** The email is not sent. Its reason is only for somebody who reads the table of emails: no screen has it. */
export interface NotDue {
  notDue: keyof NotDueReasons;
}

export interface RenderParts {
  db: Database;
  origin: string;
}

interface RendererParts extends RenderParts {
  notificationDefinitions: NotificationDefinitions;
}

/** Runs at each attempt, so that secrets of links exist in emails only; undefined if no longer due. */
export type Renderer<Message extends EmailMessage> = (
  parts: RendererParts,
  email: Email<Message>,
) => Promise<EmailContent | NotDue | undefined>;

export type Renderers<Message extends EmailMessage> = { [M in Message]: Renderer<M> };
