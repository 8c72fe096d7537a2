/** The link leads to choosing a password. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage } from "./account-message.tsx";

export interface AccountInvitation {
  name: string;
  /** Absent for the company's own staff. */
  clientName: string | undefined;
  invitedBy: string | undefined;
  address: string;
}

export function accountInvitation(invitation: AccountInvitation): Promise<Message> {
  const { name, clientName, invitedBy, address } = invitation;
  const where =
    clientName === undefined
      ? `the office of ${company.name}`
      : `the ${company.name} client portal for ${oneLine(clientName, 100)}`;
  const who = invitedBy === undefined ? "You’re invited" : `${oneLine(invitedBy, 100)} invites you`;
  return accountMessage({
    language: "en",
    subject: `Your invitation to ${company.shortName}`,
    preview: "Choose a password, and you’re in.",
    title: "Your account is ready",
    name,
    paragraphs: [`${who} to ${where}. Choose a password to sign in for the first time.`],
    action: { label: "Accept the invitation", address },
    after: [
      "The link works for 7 days and only once. If it has expired, ask for a new invitation.",
      "If you didn’t expect this email, ignore it. Without a password, no one can sign in.",
    ],
    because: "You received this email because someone gave us your address for an account.",
  });
}
