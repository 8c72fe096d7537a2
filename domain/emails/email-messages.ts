export interface DeviceFacts {
  /** E.g. `Chrome on Windows`. */
  device: string;
}

type Nothing = Record<string, never>;

/** Parameters beyond the record of the email. Stored in the database: never a secret. */
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

export type EmailSubject =
  | "account"
  | "application"
  | "contact-message"
  | "lead"
  | "newsletter-signup"
  | "subscriber";

export type NewEmail = {
  [Message in EmailMessage]: {
    message: Message;
    /** `office`: the address in the configuration. */
    to: string | { office: true };
    about: { kind: EmailSubject; id: string } | undefined;
    data: EmailData[Message];
    /** While an email with this key exists, no other is queued. */
    key?: string;
  };
}[EmailMessage];
