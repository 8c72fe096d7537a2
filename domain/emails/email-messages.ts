/** Every message of the product, with what each needs to be told. */

/** What a mail about an account says of the browser that something was done with. */
export interface DeviceFacts {
  /** E.g. `Chrome on Windows`. */
  device: string;
}

type Nothing = Record<string, never>;

/** Parameters beyond the record that the mail is about. Kept in the database: never a secret. */
export interface EmailData {
  "quote-received-office": Nothing;
  "quote-received-visitor": Nothing;
  "contact-message-received-office": Nothing;
  "contact-message-received-visitor": Nothing;
  "application-received-office": Nothing;
  "application-received-applicant": Nothing;
  "newsletter-confirmation": Nothing;
  "newsletter-welcome": Nothing;
  "account-invitation": { invitedBy: string | undefined };
  "password-reset": Nothing;
  "password-changed": DeviceFacts;
  "email-change-confirmation": { newEmail: string };
  "email-change-notice": { newEmail: string; step: "requested" | "done" } & DeviceFacts;
  "new-device": DeviceFacts;
  "sign-in-failures": Nothing;
  "two-factor-changed": { change: "on" | "off" | "recovery-code-used" } & DeviceFacts;
  "passkey-changed": { change: "added" | "removed"; passkey: string } & DeviceFacts;
}

export type EmailMessage = keyof EmailData;

/** The kinds of records that mails are about. */
export type EmailSubject =
  | "account"
  | "application"
  | "contact-message"
  | "lead"
  | "newsletter-signup"
  | "subscriber";

/** One mail that is due. */
export type NewEmail = {
  [Message in EmailMessage]: {
    message: Message;
    /** Address as it was written; `office` for the office's own, which the configuration names. */
    to: string | { office: true };
    about: { kind: EmailSubject; id: string } | undefined;
    data: EmailData[Message];
    /** Where one mail is enough: while one of the same key is known, no other is queued. */
    key?: string;
  };
}[EmailMessage];
