import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage } from "./account-message.tsx";

export interface PasswordReset {
  name: string;
  address: string;
}

export const passwordReset = ({ name, address }: PasswordReset): Promise<Message> =>
  accountMessage({
    language: "en",
    subject: "Choose a new password",
    preview: "The link works for 30 minutes.",
    title: "Choose a new password",
    name,
    paragraphs: ["Someone, probably you, requested a new password for your account."],
    action: { label: "Choose a new password", address },
    after: [
      "The link works for 30 minutes and only once. Every browser will then be signed out.",
      "If that wasn’t you, ignore this email. Your password stays the same.",
    ],
    because: "You received this email because someone requested a new password with your address.",
  });
