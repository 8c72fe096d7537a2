import { accountMessage } from "./account-message.tsx";
import type { Message } from "./outgoing-email.ts";

export interface PasswordReset {
  name: string;
  address: string;
}

export const passwordReset = ({ name, address }: PasswordReset): Promise<Message> =>
  accountMessage({
    subject: "Choose a new password",
    preview: "The link works for 30 minutes.",
    title: "Choose a new password",
    name,
    paragraphs: ["Somebody, probably you, asked for a new password for your account."],
    action: { label: "Choose a new password", address },
    after: [
      "The link works for 30 minutes and only once. Every browser is signed out then.",
      "If that was not you, do nothing: your password stays as it is.",
    ],
    because: "You get this mail because a new password was asked for with your address.",
  });
