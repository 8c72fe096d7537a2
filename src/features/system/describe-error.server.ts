/** Describes an error in plain words, with advice. */
import { companyMoment } from "#platform/document/moment.ts";
import type { Language } from "#platform/language/language.ts";
import type { RecentError } from "#platform/system/recent-errors.server.ts";
import type { en } from "./messages/en.server.ts";
import { systemServerMessages } from "./messages.server.ts";

type Subject = keyof (typeof en)["errors"];

/** Events of the log for each description; any other event gets a general one. */
const eventsOf: Partial<Record<Subject, readonly string[]>> = {
  page: [
    "request failed",
    "a request failed",
    "a page failed to render",
    "page of a link failed",
    "signed-in form failed",
    "submission not saved",
    "sign-in failed",
    "passkey check failed",
    "page renewal failed",
  ],
  database: [
    "the database is not available",
    "session look-up failed",
    "database engine failed",
    "database engine restart failed",
    "database maintenance failed",
  ],
  disk: ["disk space exhausted"],
  email: ["email not sent", "email job failed", "email given up"],
  replies: ["email not kept", "email that was handed over not kept"],
  files: [
    "file not stored",
    "stored file is missing",
    "file look-up failed",
    "sent bytes not counted",
  ],
  backups: [
    "backup failed",
    "backup check failed",
    "backup run failed",
    "no backup can be made",
    "backups not looked after",
    "backup trouble reported",
  ],
  seals: ["proposal not sealed", "proposal not stamped"],
  work: ["late work orders not looked for"],
  setting: ["wrong SECRET_KEY found", "metrics not served"],
};

const subjects = new Map(
  Object.entries(eventsOf).flatMap(([subject, events]) =>
    // `Object.entries` forgets that its keys are those of the record.
    events.map((event) => [event, subject as Subject] as const),
  ),
);

export function describeError(error: RecentError, language: Language, now: Date) {
  const { event, kind, count, lastAt, requestIds } = error;
  const { what, advice } = systemServerMessages(language).errors[subjects.get(event) ?? "other"];
  return {
    id: `${event} ${kind}`,
    what,
    advice,
    /** The event of the log, for a developer. */
    event: kind === "" ? event : `${event}: ${kind}`,
    count,
    last: companyMoment(lastAt, language, now),
    requestIds,
  };
}
