/** Every email to a person, in English, in Spanish, and in a language that shows what is no message. */
import { isText } from "domhandler";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { postalAddress } from "#platform/email/company-lines.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { languages, localeOf } from "#platform/language/language.ts";
import { englishWordsIn } from "#tests/support/english-words.ts";
import { readMarkup } from "#tests/support/markup.ts";
import { unbracketedOnPage, unbracketedText } from "#tests/support/pseudo-language/unbracketed.ts";
import { emailExamples, readerName } from "./email-examples.test-support.ts";

interface Written extends Message {
  /** The email and its situation. */
  name: string;
}

async function write(examples: ReturnType<typeof emailExamples>): Promise<Written[]> {
  const written: Written[] = [];
  for (const [email, situations] of Object.entries(examples))
    for (const [situation, message] of Object.entries(situations))
      written.push({ name: `${email}, ${situation}`, ...(await message()) });
  return written;
}

/** What mailboxes show beside the subject; an element of white space after it keeps the rest out. */
const previewOf = (html: string): string =>
  readMarkup(html)
    .one("[data-skip-in-text=true]")
    .children.filter(isText)
    .map(({ data }) => data)
    .join("");

/** What no language changes: facts of the examples, of the company and addresses. */
const withoutFacts = (text: string): string =>
  [
    readerName,
    postalAddress(),
    company.name,
    company.shortName,
    company.email,
    company.phone.display,
  ]
    .reduce((rest, fact) => rest.replaceAll(fact, ""), text)
    .replace(/«[^»]*»|https?:\/\/[^\s"<]+/g, "")
    .replace(/\b[A-Z]{2}-[0-9A-Z]{6}\b/g, "");

describe.each(languages)("emails in %s", (language) => {
  let emails: Written[];
  beforeAll(async () => {
    emails = await write(emailExamples(language));
  });

  it("have a subject, a preview of their own, both parts, and the language of their reader", () => {
    for (const { name, subject, html, text } of emails) {
      expect.soft(subject, name).toMatch(/\p{L}/u);
      expect.soft(readMarkup(html).one("html").attribs.lang, name).toBe(localeOf(language));
      expect.soft(previewOf(html), name).not.toBe("");
      expect.soft(text.length, name).toBeGreaterThan(100);
      expect
        .soft(subject + html + text, name)
        .not.toMatch(/undefined|\bnull\b|\[object|NaN|\{\w+\}/);
    }
  });

  it("write days and money as the United States do", () => {
    const textOfEmail = (name: string) => emails.find((email) => email.name === name)?.text;
    const due = { en: "Dec 5, 2026", es: "5 dic 2026" }[language];
    expect(textOfEmail("invoice, issued")).toContain(due);
    expect(textOfEmail("invoice, issued")).toContain("$1,240.50");
    const soon = { en: "Friday, November 20", es: "viernes 20 de noviembre" }[language];
    expect(textOfEmail("document-ends, soon")).toContain(soon);
    const changed = {
      en: /November 21, 2026 at 9:30 AM/,
      es: /21 de noviembre de 2026.* 9:30 a\.m\./,
    };
    expect(textOfEmail("password-changed, done")).toMatch(changed[language]);
  });
});

it("Spanish emails have no English word left, and no sentence of the English ones", async () => {
  const english = await write(emailExamples("en"));
  for (const [at, { name, subject, html, text }] of (await write(emailExamples("es"))).entries()) {
    const lines = `${subject}\n${previewOf(html)}\n${text}`.split("\n").map(withoutFacts);
    expect.soft(lines.flatMap(englishWordsIn), name).toEqual([]);
    const inEnglish = new Set(english[at]?.text.split("\n"));
    const same = lines.filter((line) => line.split(" ").length > 3 && inEnglish.has(line));
    expect.soft(same, name).toEqual([]);
  }
});

describe("emails in the pseudo-language", () => {
  let emails: Written[];
  beforeAll(async () => {
    // What a module has said in Spanish once stays as it was: these are modules of their own.
    vi.resetModules();
    const { replaceSpanish } = await import("#platform/language/define-messages.ts");
    const { pseudoText } = await import("#platform/language/pseudo.ts");
    replaceSpanish(pseudoText);
    const examples = await import("./email-examples.test-support.ts");
    emails = await write(examples.emailExamples("es"));
  });
  afterAll(() => vi.resetModules());

  it("have every word in brackets but names, days and numbers", () => {
    const ofDays = /\b(\d+ de noviembre(?: de 2026)?|viernes|domingo|lunes)\b/g;
    for (const { name, subject, html, text } of emails) {
      const outside = [subject, ...text.split("\n")]
        .map((line) => withoutFacts(line).replace(ofDays, ""))
        .flatMap(unbracketedText);
      expect.soft(outside, `${name}, subject and text`).toEqual([]);
      const onPage = unbracketedOnPage(withoutFacts(html).replace(ofDays, ""));
      expect.soft(onPage, `${name}, HTML`).toEqual([]);
    }
  });
});
