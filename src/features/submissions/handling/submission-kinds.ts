import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";

/** Newsletter signups are left out, because nobody has to answer them. */
export const submissionKinds = ["lead", "contact-message", "application"] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/** Open until somebody marks them as answered; an application has stages instead. */
export type AnsweredKind = Exclude<SubmissionKind, "application">;

/** Only contact messages have a subject that somebody typed: a company or a position is in no language. */
export const languageOfSubject = (
  kind: SubmissionKind,
  { language }: { language: Language },
): WrittenLanguage => (kind === "contact-message" ? language : undefined);

const permissionsOf: Record<SubmissionKind, { read: Permission; answer: Permission }> = {
  lead: { read: "leads.read", answer: "leads.answer" },
  "contact-message": { read: "contact-messages.read", answer: "contact-messages.answer" },
  application: { read: "applications.read", answer: "applications.answer" },
};

export const mayRead = (actor: Actor, kind: SubmissionKind): boolean =>
  may(actor, permissionsOf[kind].read);

export const mayAnswer = (
  actor: Pick<Actor, "role" | "needsSecondFactor">,
  kind: SubmissionKind,
): boolean => may(actor, permissionsOf[kind].answer);

export const mayDecideQuarantine = (actor: Actor, kind: SubmissionKind): boolean =>
  mayAnswer(actor, kind) && may(actor, "quarantine.decide");

export const mayExport = (actor: Actor, kind: SubmissionKind): boolean =>
  mayRead(actor, kind) && may(actor, "records.export");
