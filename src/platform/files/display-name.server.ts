import type { Language } from "#platform/language/language.ts";
import { fileMessages } from "./messages.server.ts";

const maxCharacters = 120;
const maxSentCharacters = 1_000;
const endings = { jpeg: "jpg", pdf: "pdf" };

/** The sender's name for it, on one line, with the ending of what it has become. */
export function displayName(sent: string, kind: keyof typeof endings, language: Language): string {
  // No file system has longer names, and patterns that look at their ends take their time.
  const base = (sent.split(/[\\/]/).at(-1) ?? "").slice(-maxSentCharacters);
  const stem = base
    .toWellFormed()
    // Signs that turn the reading direction would hide an ending, so they go as line breaks do.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|*?:]/gu, " ")
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const short = [...stem].slice(0, maxCharacters).join("");
  return `${short || fileMessages(language).unnamed[kind]}.${endings[kind]}`;
}
