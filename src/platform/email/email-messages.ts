/** Parameters beyond the record of the email. Stored in the database: never a secret. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its messages by declaration merging.
export interface EmailData {}

export type EmailMessage = keyof EmailData;

/** The nouns that an email can be about. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its nouns by declaration merging.
export interface EmailSubjects {}

export type EmailSubject = keyof EmailSubjects;

/** Reasons why an email does not leave after all; each feature adds its own. */
export interface NotDueReasons {
  deleted: true;
  "not-visible": true;
  "switched-off": true;
  "too-late": true;
}

export type NewEmail = {
  [Message in EmailMessage]: {
    message: Message;
    /** `office`: the address in the configuration. */
    to: string | { office: true };
    about: { kind: EmailSubject; id: string } | undefined;
    data: EmailData[Message];
    /** No other email is queued while one with this key exists. */
    key?: string;
  };
}[EmailMessage];
