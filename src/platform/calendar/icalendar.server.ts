/** Writes texts, moments and lines of iCalendar (RFC 5545). */

/** Times are moments in UTC: every program shows them in its own zone, and no change of clocks moves them. */
export const calendarTime = (moment: Date): string =>
  moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

export const calendarText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r?\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");

/** The value of a parameter, such as a name: it has no escapes, and ends at its quotation mark. */
export const calendarParameter = (text: string): string =>
  `"${text.replaceAll(/\p{Cc}/gu, " ").replaceAll('"', "'")}"`;

/** @param lines without line ends, however long */
export const calendarFile = (lines: readonly string[]): string =>
  `${lines.map(folded).join("\r\n")}\r\n`;

const maxLineBytes = 75;

/** Lines have 75 bytes at most, and no character is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    const begin = parts.length > 0 ? 1 : 0;
    if (begin + Buffer.byteLength(part + character) > maxLineBytes) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
