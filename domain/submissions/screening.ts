import { scoreContent } from "./content-score.ts";
import type { ScreenedTexts } from "./screened-texts.ts";
import type { Trail } from "./submission.ts";

/**
 * Nobody types a whole form in less; whoever lets a browser fill it in still writes the message.
 * Only known where the browser ran our script.
 */
const leastFillMs = 2500;
const quarantineScore = 4;

/**
 * Tells spam from requests. Nothing is refused on these grounds: what gives a reason is kept apart
 * for a person to look at.
 * @returns the reasons, written for that person; none for a submission without suspicion
 */
export function screen(
  texts: ScreenedTexts,
  trail: Pick<Trail, "honeypot" | "elapsedMs">,
): string[] {
  const reasons: string[] = [];
  if (trail.honeypot.trim() !== "") reasons.push("the hidden field was filled in");
  if (trail.elapsedMs !== undefined && trail.elapsedMs < leastFillMs) {
    reasons.push(`filled in within ${(trail.elapsedMs / 1000).toFixed(1)} s`);
  }
  const marks = scoreContent(texts);
  const score = marks.reduce((sum, mark) => sum + mark.points, 0);
  if (score >= quarantineScore) reasons.push(...marks.map((mark) => mark.reason));
  return reasons;
}
