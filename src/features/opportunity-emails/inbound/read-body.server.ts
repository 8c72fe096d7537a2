/** Reads what follows the head of an email: its words, without what they quote, and its files. */

import { Parser } from "htmlparser2";
import PostalMime, { type Attachment } from "postal-mime";
import { cutText } from "#platform/format/cut-text.ts";
import { storableText } from "#platform/http/storable-text.ts";
import { type MailBody, maxMailFiles } from "./mail-types.ts";

// The words of an email that has HTML alone; nothing of it is ever shown as HTML.

const unread = new Set(["head", "script", "style", "template", "title", "noscript", "svg", "math"]);
const blocks = new Set([
  ..."address article aside blockquote center dd div dl dt fieldset figure footer form".split(" "),
  ..."h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(" "),
]);
/** An empty line goes before each of these. */
const paragraphs = new Set("blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul".split(" "));

/** @param maxCharacters where it ends @returns with `> ` before what stands in a quote */
export function textOfHtml(html: string, maxCharacters: number): string {
  const lines: string[] = [];
  let line = "";
  let unreadDepth = 0;
  let quotes = 0;
  let characters = 0;
  const mark = () => "> ".repeat(Math.min(quotes, 5));
  const endLine = () => {
    const words = line.replaceAll(/[^\S\n]+/g, " ").trim();
    line = "";
    if (words !== "") lines.push(mark() + words);
  };
  const leaveSpace = () => {
    endLine();
    if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
  };
  const parser = new Parser(
    {
      onopentag(name) {
        if (unread.has(name)) unreadDepth += 1;
        if (name === "br" && line.trim() === "") leaveSpace();
        if (name === "br" || blocks.has(name)) endLine();
        if (paragraphs.has(name)) leaveSpace();
        if (name === "blockquote") quotes += 1;
        if (name === "li") line += "- ";
        if (name === "td" || name === "th") line += " ";
      },
      ontext(text) {
        if (unreadDepth > 0 || characters > maxCharacters) return;
        characters += text.length;
        line += text.replaceAll("\n", " ");
      },
      onclosetag(name) {
        if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1);
        if (blocks.has(name)) endLine();
        if (name === "blockquote") quotes = Math.max(0, quotes - 1);
        if (paragraphs.has(name)) leaveSpace();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endLine();
  return cutText(lines.join("\n"), maxCharacters).trim();
}

// A person's own text is separated from the quote that their mail program added.

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
  // An answer below or between the lines of the quote makes no sense without it, so all of it stays.
  if (text === "" || isAnsweredBelow(lines.slice(at))) return nothing;
  return { text, quoted: lines.slice(at).join("\n").trim() };
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").trim();
  if (isQuoted(line)) return true;
  if (divider.test(line)) return true;
  if (/^(?:On|El)\s/.test(line)) {
    const following = lines.slice(at, at + maxIntroduction).map((nextLine) => nextLine.trim());
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

const maxCharacters = 100_000;
/** Logos of signatures come along with every email, and say nothing. */
const maxLogoBytes = 20_000;

const limits = { maxNestingDepth: 100, maxHeadersSize: 1024 * 1024, maxRfc822NestingDepth: 3 };

export async function readBody(raw: Uint8Array): Promise<MailBody> {
  try {
    const email = await PostalMime.parse(raw, limits);
    // Twice as much, as half of it may be quoted.
    const whole = email.text?.trim()
      ? email.text.slice(0, 2 * maxCharacters)
      : textOfHtml(email.html ?? "", 2 * maxCharacters);
    const { text, quoted } = splitQuoted(plainText(whole));
    const files = email.attachments.filter((file) => !isLogo(file));
    return {
      text: shortened(text),
      quoted: shortened(quoted),
      files: files.slice(0, maxMailFiles).map((file) => ({
        name: nameOf(file),
        content: bytesOf(file),
      })),
      furtherFiles: files.slice(maxMailFiles, maxMailFiles + 50).map(nameOf),
    };
  } catch {
    return { text: "", quoted: "", files: [], furtherFiles: [], unread: "unreadable" };
  }
}

const shortened = (text: string): string =>
  text.length <= maxCharacters ? text : `${cutText(text, maxCharacters)}…`;

/** Removes characters that reverse the direction of writing, or move the cursor of a terminal. */
const plainText = (text: string): string =>
  storableText(text)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

const nameOf = ({ filename }: Attachment): string => cutText(storableText(filename ?? ""), 200);

const isLogo = (file: Attachment): boolean =>
  file.related === true &&
  file.mimeType.startsWith("image/") &&
  bytesOf(file).length <= maxLogoBytes;
