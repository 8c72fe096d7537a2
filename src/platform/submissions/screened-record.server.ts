import { newId } from "#platform/database/new-id.ts";
import type { Submission } from "#platform/records/submission.ts";
import type { ScreenedTexts } from "./screened-texts.ts";
import { screen } from "./screening.ts";

export function screenedRecord(submission: Submission<unknown>, texts: ScreenedTexts) {
  const { attempt, metadata, userAgent, addressHash } = submission;
  const { screening, reasons } = screen(texts, metadata);
  return {
    id: newId(),
    idempotencyKey: attempt.key,
    fingerprint: attempt.fingerprint,
    page: metadata.page,
    campaign: metadata.campaign,
    language: metadata.language,
    userAgent,
    addressHash,
    screening,
    screeningReasons: reasons,
  };
}
