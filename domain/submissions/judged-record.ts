import { randomUUIDv7 } from "node:crypto";
import type { ScreenedTexts } from "./screened-texts.ts";
import { screen } from "./screening.ts";
import type { Submission } from "./submission.ts";

/** The columns that every kind of record shares, filled from a submission and judged by its texts. */
export function judgedRecord(submission: Submission<unknown>, texts: ScreenedTexts) {
  const { attempt, trail, userAgent, addressHash } = submission;
  const { screening, reasons } = screen(texts, trail);
  return {
    id: randomUUIDv7(),
    idempotencyKey: attempt.key,
    fingerprint: attempt.fingerprint,
    page: trail.page,
    campaign: trail.campaign,
    userAgent,
    addressHash,
    screening,
    screeningReasons: reasons,
  };
}

/** Whether the mails about a record are due. */
export const mailsOf = ({ screening }: { screening: "accepted" | "quarantined" }) => {
  const state = screening === "accepted" ? ("queued" as const) : ("held" as const);
  return { officeMail: state, visitorMail: state };
};
