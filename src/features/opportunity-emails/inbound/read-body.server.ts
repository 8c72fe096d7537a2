/** Reads what follows the head of an email: its words, without what they quote, and its files. */
import PostalMime, { type Attachment } from "postal-mime";
import { storableText } from "#platform/http/storable-text.ts";
import { textOfHtml } from "./html-text.ts";
import { type MailBody, maxMailFiles } from "./mail-types.ts";
import { splitQuoted } from "./quoted-text.ts";

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
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters).toWellFormed()}…`;

/** Without what reverses the direction of writing, or moves the cursor of a terminal. */
const plainText = (text: string): string =>
  storableText(text)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

const nameOf = ({ filename }: Attachment): string => storableText(filename ?? "").slice(0, 200);

const isLogo = (file: Attachment): boolean =>
  file.related === true &&
  file.mimeType.startsWith("image/") &&
  bytesOf(file).length <= maxLogoBytes;
