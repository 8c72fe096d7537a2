import { type Sign, signsInContent } from "./content-score.ts";
import type { ScreenedTexts } from "./screened-texts.ts";
import type { SubmissionMetadata } from "./submission.ts";

/**
 * Nobody types a whole form in less; whoever lets a browser fill it in still writes the message.
 * Only known where the browser ran our script.
 */
const leastFillMs = 2500;
const quarantineScore = 4;

export interface Screening {
  screening: "accepted" | "quarantined";
  /** Written for whoever looks the record through; none where nothing was worth a note. */
  reasons: string[];
}

/**
 * Tells spam from requests. Nothing is refused on these grounds, and nothing is kept apart for one
 * kind of sign alone, however strong: a visitor's browser, trade or way of writing may explain any
 * one of them. It takes two kinds that have four points together.
 */
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
    reasons: isNotable ? signs.map(({ reason }) => reason) : [],
  };
}

/** How the form was filled in. Two points each: with one address on the web it is still no spam. */
function signsInHandling({
  honeypot,
  elapsedMs,
}: Pick<SubmissionMetadata, "honeypot" | "elapsedMs">): Sign[] {
  const signs: Sign[] = [];
  if (honeypot.trim() !== "")
    signs.push({ kind: "hidden field", points: 2, reason: "the hidden field was filled in" });
  if (elapsedMs !== undefined && elapsedMs < leastFillMs) {
    const reason = `filled in within ${(elapsedMs / 1000).toFixed(1)} s`;
    signs.push({ kind: "speed", points: 2, reason });
  }
  return signs;
}
