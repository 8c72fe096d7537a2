/** Sent to a new address: its owner confirms that it belongs to the account. */
import { company } from "#content/company.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage } from "./account-message.tsx";

export interface EmailChangeConfirmation {
  name: string;
  address: string;
}

export const emailChangeConfirmation = ({
  name,
  address,
}: EmailChangeConfirmation): Promise<Message> =>
  accountMessage({
    language: "en",
    subject: "Please confirm your new email address",
    preview: "One click, and this is the address for your account.",
    title: "Is this your new address?",
    name,
    paragraphs: [
      `Someone, probably you, wants to use this address for an account with ${company.name}.`,
    ],
    action: { label: "Yes, use this address", address },
    after: [
      "The link works for 24 hours and only once.",
      "If that wasn’t you, ignore this email. The account keeps its current address.",
    ],
    because:
      "You received this one-time email because this address was given for an account with us.",
  });
