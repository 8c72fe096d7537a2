/** Removes line breaks and control characters, including those that reverse the direction of writing. */
export function oneLine(text: string, maxCharacters = 200): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .toWellFormed();
  const characters = [...line];
  return characters.length <= maxCharacters
    ? line
    : `${characters.slice(0, maxCharacters - 1).join("")}…`;
}
