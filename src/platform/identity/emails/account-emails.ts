/** The mails about accounts: to whom, with which link, and when they are not due any more. */

import type { NoData } from "#platform/email/email-data.ts";
import type { EmailData } from "#platform/email/email-messages.ts";
import type {
  Email,
  EmailContent,
  Renderers,
  RenderParts,
} from "#platform/email/email-renderer.ts";
import type { Language } from "#platform/language/language.ts";
import { createLink, linkAddress } from "../account-links.server.ts";
import { findEmailRecipient } from "../account-mails.server.ts";
import { prepareEmailChange } from "../change-email.server.ts";
import { prepareReset } from "../passwords/password-reset.server.ts";
import {
  emailChangeNotice,
  newDevice,
  passkeyChanged,
  passwordChanged,
  signInFailures,
  twoFactorChanged,
} from "./account-changes.tsx";
import { accountInvitation } from "./account-invitation.tsx";
import { emailChangeConfirmation } from "./email-change-confirmation.tsx";
import { passwordReset } from "./password-reset.tsx";

interface DeviceFacts {
  /** E.g. `Chrome/Windows`. */
  device: string;
}

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "account-invitation": { invitedBy: string | undefined };
    "password-reset": NoData;
    "password-changed": DeviceFacts;
    "email-change-confirmation": { newEmail: string };
    "email-change-notice": { newEmail: string; step: "requested" | "done" } & DeviceFacts;
    "new-device": DeviceFacts;
    "sign-in-failures": NoData;
    "two-factor-changed": { change: "on" | "off" | "recovery-code-used" } & DeviceFacts;
    "passkey-changed": { change: "added" | "removed"; passkey: string } & DeviceFacts;
  }
  interface EmailSubjects {
    account: true;
  }
}

export type AccountEmail = Extract<
  keyof EmailData,
  | "account-invitation"
  | `password-${string}`
  | `email-change-${string}`
  | "new-device"
  | "sign-in-failures"
  | "two-factor-changed"
  | "passkey-changed"
>;

const forgotAddress = (origin: string) => `${origin}/forgot-password`;

/** A mail that only tells: due as long as the account is there. */
async function renderAccountNotice<Data extends { device: string }>(
  { db, origin }: RenderParts,
  { aboutId, createdAt, data }: { aboutId: string | null; createdAt: Date; data: Data },
  write: (
    facts: Data & { language: Language; name: string; at: Date; forgotAddress: string },
  ) => Promise<EmailContent>,
): Promise<EmailContent | undefined> {
  const account = await findEmailRecipient(db, aboutId);
  if (account === undefined) return undefined;
  return write({
    ...data,
    language: account.language,
    name: account.name,
    at: createdAt,
    forgotAddress: forgotAddress(origin),
  });
}

async function invite(
  { db, origin }: RenderParts,
  { aboutId, data }: Email<"account-invitation">,
): Promise<EmailContent | undefined> {
  const account = await findEmailRecipient(db, aboutId);
  if (account?.state !== "invited") return undefined;
  const token = await createLink(db, { accountId: account.id, purpose: "invitation" });
  const { language, name, clientName } = account;
  const address = linkAddress(origin, "invitation", token);
  return accountInvitation({ language, name, clientName, invitedBy: data.invitedBy, address });
}

/** Requested for any address; only now it is decided whether there is an account. */
async function reset(
  { db, origin }: RenderParts,
  { recipientMailbox, tries }: Email<"password-reset">,
): Promise<EmailContent | undefined> {
  const prepared = await prepareReset(db, recipientMailbox ?? "", tries === 0);
  if (prepared === undefined) return undefined;
  const { language, name, clientName, email, purpose, token } = prepared;
  const address = linkAddress(origin, purpose, token);
  const message =
    purpose === "invitation"
      ? accountInvitation({ language, name, clientName, invitedBy: undefined, address })
      : passwordReset({ language, name, address });
  return { ...(await message), to: email };
}

export const accountEmails: Renderers<AccountEmail> = {
  "account-invitation": invite,
  "password-reset": reset,
  "password-changed": (parts, email) => renderAccountNotice(parts, email, passwordChanged),
  "two-factor-changed": (parts, email) => renderAccountNotice(parts, email, twoFactorChanged),
  "passkey-changed": (parts, email) => renderAccountNotice(parts, email, passkeyChanged),
  "new-device": (parts, email) => renderAccountNotice(parts, email, newDevice),
  "email-change-notice": (parts, email) => renderAccountNotice(parts, email, emailChangeNotice),
  async "email-change-confirmation"({ db, origin }, { aboutId, data }) {
    const prepared = await prepareEmailChange(db, aboutId ?? "", data.newEmail);
    if (prepared === undefined) return undefined;
    const address = linkAddress(origin, "email-change", prepared.token);
    const { language, name } = prepared;
    return emailChangeConfirmation({ language, name, address });
  },
  async "sign-in-failures"({ db, origin }, { aboutId }) {
    const account = await findEmailRecipient(db, aboutId);
    if (account?.state !== "active") return undefined;
    const { language, name } = account;
    return signInFailures({ language, name, forgotAddress: forgotAddress(origin) });
  },
};
