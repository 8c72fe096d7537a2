import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const identityMessages = defineEmailMessages(
  "account",
  { en, es },
  {
    parts: ["emails"],
    fixed: {
      "emails.passwordChanged.title": "security",
      "emails.passwordChanged.text": "security",
      "emails.twoFactorOn.title": "security",
      "emails.twoFactorOn.text": "security",
      "emails.twoFactorOff.title": "security",
      "emails.twoFactorOff.text": "security",
      "emails.recoveryCodeUsed.title": "security",
      "emails.recoveryCodeUsed.text": "security",
      "emails.passkeyAdded.title": "security",
      "emails.passkeyAdded.text": "security",
      "emails.passkeyRemoved.title": "security",
      "emails.passkeyRemoved.text": "security",
      "emails.newDevice.title": "security",
      "emails.newDevice.text": "security",
      "emails.emailRequested.title": "security",
      "emails.emailRequested.text": "security",
      "emails.emailChanged.title": "security",
      "emails.emailChanged.text": "security",
      "emails.failures.subject": "security",
      "emails.failures.title": "security",
      "emails.failures.text": "security",
    },
  },
);
