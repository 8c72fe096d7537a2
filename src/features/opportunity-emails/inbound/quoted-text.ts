/** Tells what somebody wrote from what their mail program quoted beneath it. */

/** Lines that one sentence of a mail program may take: `On ..., Dana <dana@example.com>\nwrote:`. */
const maxIntroduction = 3;

const introduction = /^(?:On\s.{1,400}\swrote|El\s.{1,400}\sescribi(?:ó|o)):$/;
const divider =
  /^[-_]{2,}\s?(?:Original Message|Forwarded message|Mensaje original|Mensaje reenviado)\s?[-_]{2,}$/i;
const sender = /^\*?(?:From|De):\*?\s\S/;
const day = /^\*?(?:Sent|Date|Enviado|Enviado el|Fecha):\*?\s\S/;

const isQuoted = (line: string): boolean => line.startsWith(">");
const isEmpty = (line: string): boolean => line.trim() === "";

export function splitQuoted(whole: string): { text: string; quoted: string } {
  const lines = whole.split("\n");
  const at = lines.findIndex((_, index) => beginsQuote(lines, index));
  const nothing = { text: whole.trim(), quoted: "" };
  if (at === -1) return nothing;
  const text = lines.slice(0, at).join("\n").trim();
  // Who answers beneath the quote, or between its lines, is read as it was written.
  if (text === "" || isAnsweredBelow(lines.slice(at))) return nothing;
  return { text, quoted: lines.slice(at).join("\n").trim() };
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").trim();
  if (isQuoted(line)) return true;
  if (divider.test(line)) return true;
  if (/^(?:On|El)\s/.test(line)) {
    const following = lines.slice(at, at + maxIntroduction).map((one) => one.trim());
    const few = following.slice(0, [...following, ""].indexOf(""));
    return few.some((_, end) => introduction.test(few.slice(0, end + 1).join(" ")));
  }
  return sender.test(line) && lines.slice(at + 1, at + 4).some((next) => day.test(next.trim()));
}

function isAnsweredBelow(quote: readonly string[]): boolean {
  const first = quote.findIndex(isQuoted);
  if (first === -1) return false;
  const after = quote.slice(first).findIndex((line) => !isQuoted(line) && !isEmpty(line));
  return after !== -1;
}
