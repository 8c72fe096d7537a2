/** Emails leave by the owner's mail server, or else by the environment's, or else into a folder. */
import * as z from "zod/mini";
import type { Config } from "#config";
import { company } from "#content/company.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { mailboxOf } from "#platform/email/message-headers.ts";
import { defaultOfficeLanguage } from "#platform/email/office-language.server.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import { languages } from "#platform/language/language.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { mailSecurities } from "./mail-choices.ts";

const storedMail = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(mailSecurities),
  user: z.string(),
  /** Null where the server wants none. */
  encryptedPassword: z.nullable(z.string()),
  fromName: z.string(),
  fromAddress: z.string(),
  officeAddress: z.string(),
  /** The office reads its email in this language. */
  officeLanguage: z.catch(z.enum(languages), defaultOfficeLanguage),
});

export type StoredMail = z.infer<typeof storedMail>;

export const noMail: StoredMail = {
  host: "",
  port: 465,
  security: "tls",
  user: "",
  encryptedPassword: null,
  fromName: "",
  fromAddress: "",
  officeAddress: "",
  officeLanguage: defaultOfficeLanguage,
};

export const mailOf = (value: unknown): StoredMail => ({
  ...noMail,
  ...z.parse(z.partial(storedMail), value),
});

export async function findStoredMail(db: Database | Transaction): Promise<StoredMail> {
  const section = await findSection(db, "mail");
  return section === undefined ? noMail : mailOf(section.value);
}

/** The encrypted password belongs to this row: copied into another, it cannot be decrypted. */
export const passwordOwner = "company-settings mail";

export interface MailRoute {
  smtpUrl: string | undefined;
  passwordWithoutTls: boolean;
  /** True if encryption was chosen: it is then required even if the server asks for no password. */
  requiresTls: boolean;
  from: string;
}

type MailConfig = Pick<Config, "smtpUrl" | "smtpPasswordWithoutTls" | "mailFrom">;

/** The address at which the office reads its email. */
export async function findOfficeAddress(
  db: Database,
  { officeEmail }: Pick<Config, "officeEmail">,
): Promise<string> {
  const { officeAddress } = await findStoredMail(db);
  return officeAddress || officeEmail || company.email;
}

/** Without a mail server, emails reach nobody and are kept as files. */
export const hasMailServer = async (
  db: Database,
  { smtpUrl }: Pick<Config, "smtpUrl">,
): Promise<boolean> => smtpUrl !== undefined || (await findStoredMail(db)).host !== "";

/**
 * The way an email leaves at this moment.
 * @returns "unreadable" if the password was encrypted with another key
 */
export async function readMailRoute(
  db: Database,
  secrets: Secrets,
  config: MailConfig,
): Promise<MailRoute | "unreadable"> {
  const mail = await findStoredMail(db);
  const from = senderOf(mail, config);
  if (mail.host === "") {
    const { smtpUrl, smtpPasswordWithoutTls } = config;
    return { from, smtpUrl, passwordWithoutTls: smtpPasswordWithoutTls, requiresTls: false };
  }
  const { encryptedPassword } = mail;
  const password =
    encryptedPassword === null ? "" : secrets.decrypt(encryptedPassword, passwordOwner);
  if (password === undefined) return "unreadable";
  return {
    from,
    smtpUrl: smtpUrlOf(mail, password),
    passwordWithoutTls: mail.security === "none",
    requiresTls: mail.security !== "none",
  };
}

function senderOf({ fromName, fromAddress }: StoredMail, { mailFrom }: MailConfig): string {
  if (fromAddress === "" && fromName === "" && mailFrom !== undefined) return mailFrom;
  return mailboxOf(fromName || company.name, fromAddress || company.email);
}

function smtpUrlOf({ host, port, security, user }: StoredMail, password: string): string {
  const credentials =
    user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${security === "tls" ? "smtps" : "smtp"}://${credentials}${host}:${port}`;
}
