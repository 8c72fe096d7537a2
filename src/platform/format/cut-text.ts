// The segmenter works alike in every language.
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The beginning of what somebody wrote. Ends between two characters as people see them, so that neither
 * half of an emoji nor a letter without its accent is left of one.
 * @param max of UTF-16 units, as limits of columns and fields count
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = characters.segment(text).containing(max)?.index ?? max;
  if (end > 0) return text.slice(0, end);
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
