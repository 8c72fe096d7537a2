/** Ids of areas that follow from what adds them: added twice, by two phones or two sendings, they are one area. */
import { sha256 } from "#ui/sha256.ts";

/** @returns a UUID of version 8, which anybody may fill as they like */
export async function surveyIdOf(seed: string): Promise<string> {
  const hash = await sha256(new TextEncoder().encode(seed).buffer);
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-a${d}-${e}`;
}
