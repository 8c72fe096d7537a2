import type { Language } from "#platform/language/language.ts";
import { emailMessages } from "./messages.ts";

/** Which bound a mailbox has reached, of those whose emails a screen shows; stored with the email that is not sent. */
export type HeldReason = keyof ReturnType<typeof emailMessages>["held"];

/** @param stored may be a sentence of an earlier version, which is shown as it was written */
export function heldReason(stored: string, language: Language): string {
  const reasons: Readonly<Record<string, string>> = emailMessages(language).held;
  return Object.hasOwn(reasons, stored) ? (reasons[stored] ?? stored) : stored;
}

/** For exports: what the emails about a record met, as `record-emails.server.ts` joins it. */
export const emailErrors = (joined: string | null, language: Language): string =>
  (joined ?? "")
    .split("; ")
    .map((line) => heldReason(line, language))
    .join("; ");
