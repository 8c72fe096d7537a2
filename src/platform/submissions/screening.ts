import type { SubmissionMetadata } from "#platform/records/submission.ts";
import { type Sign, signsInContent } from "./content-score.ts";
import type { ScreenedTexts } from "./screened-texts.ts";

/** Nobody types a whole form in less; unknown without JavaScript. */
const minFillMs = 2500;
const quarantineScore = 4;

export interface Screening {
  screening: "accepted" | "quarantined";
  /** Flags for the person who reviews the record. */
  reasons: string[];
}

/** One kind of sign is never enough: a visitor's browser, trade or style may explain any one of them. */
export function screen(
  texts: ScreenedTexts,
  metadata: Pick<SubmissionMetadata, "honeypot" | "elapsedMs">,
): Screening {
  const handling = signsInHandling(metadata);
  const signs = [...handling, ...signsInContent(texts)];
  const score = signs.reduce((sum, { points }) => sum + points, 0);
  const kinds = new Set(signs.map(({ kind }) => kind));
  const isSpam = score >= quarantineScore && kinds.size >= 2;
  const isNotable = score >= quarantineScore || handling.length > 0;
  return {
    screening: isSpam ? "quarantined" : "accepted",
    reasons: isNotable ? signs.map(({ flag }) => flag) : [],
  };
}

/** Each sign counts two points: together with one web address it is still no spam. */
function signsInHandling({
  honeypot,
  elapsedMs,
}: Pick<SubmissionMetadata, "honeypot" | "elapsedMs">): Sign[] {
  const signs: Sign[] = [];
  if (honeypot.trim() !== "") signs.push({ kind: "hidden field", points: 2, flag: "hidden-field" });
  if (elapsedMs !== undefined && elapsedMs < minFillMs) {
    const seconds = (elapsedMs / 1000).toFixed(1);
    signs.push({ kind: "speed", points: 2, flag: `speed:${seconds}` });
  }
  return signs;
}
