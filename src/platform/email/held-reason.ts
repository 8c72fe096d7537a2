import type { Language } from "#platform/language/language.ts";
import { emailMessages } from "./messages.ts";

/**
 * The bound that a mailbox has reached, where a screen lists its emails; stored with the email that is not
 * sent.
 */
export type HeldReason = keyof ReturnType<typeof emailMessages>["held"];

/** @param stored may be a sentence of an earlier version, which is shown as it was written */
export function heldReason(stored: string, language: Language): string {
  const reasons: Readonly<Record<string, string>> = emailMessages(language).held;
  return Object.hasOwn(reasons, stored) ? (reasons[stored] ?? stored) : stored;
}

/** Exports list with this what happened to a record's emails, as `record-emails.server.ts` joins it. */
export const emailErrors = (joined: string | null, language: Language): string =>
  (joined ?? "")
    .split("; ")
    .map((line) => heldReason(line, language))
    .join("; ");
