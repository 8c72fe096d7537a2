import { useMatches } from "react-router";

/** Silent reading of English non-fiction: 238 words a minute (Brysbaert, 2019). */
const wordsPerMinute = 238;

export const minutesToRead = (words: number): number =>
  Math.max(1, Math.ceil(words / wordsPerMinute));

/**
 * Minutes for the article on this page.
 * @param written its words; undefined for a text that was shipped, whose words the build counts (`article-text.ts`)
 */
export function useMinutesToRead(written: number | undefined): number {
  const handle = useMatches().at(-1)?.handle;
  if (written !== undefined) return minutesToRead(written);
  const words =
    typeof handle === "object" && handle !== null && "words" in handle ? handle.words : undefined;
  if (typeof words !== "number") throw new Error("the text of the article tells no words");
  return minutesToRead(words);
}
