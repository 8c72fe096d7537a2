/** Every PDF in English, in Spanish, and in a language that shows what is no message. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { postalAddress } from "#platform/email/company-lines.ts";
import { type Language, languages, localeOf } from "#platform/language/language.ts";
import { englishWordsIn } from "#tests/support/english-words.ts";
import { pdfLanguage, pdfTexts } from "#tests/support/pdf-texts.ts";
import { unbracketedText } from "#tests/support/pseudo-language/unbracketed.ts";
import { pdfExamples } from "./pdf-examples.test-support.ts";

/** What no language changes: facts of the examples and of the company. */
const withoutFacts = (text: string): string =>
  [postalAddress(), ...Object.values(company.address), company.name, company.email]
    .reduce((rest, fact) => rest.replaceAll(String(fact), ""), text)
    .replace(/«[^»]*»/g, "");

/** All that they paint, line by line. */
const said = async (examples: ReturnType<typeof pdfExamples>) => {
  const papers: { name: string; language: string | undefined; lines: string[] }[] = [];
  for (const [name, render] of Object.entries(examples)) {
    const file = await render();
    papers.push({ name, language: pdfLanguage(file), lines: pdfTexts(file).map(withoutFacts) });
  }
  return papers;
};

/** It hangs where people of both languages pass. */
const inBothLanguages = "signs";

it.each(languages)("says that it is in %s, and says something", async (language) => {
  for (const paper of await said(pdfExamples(language))) {
    const own: Language = paper.name === inBothLanguages ? "en" : language;
    expect.soft(paper.language, paper.name).toBe(localeOf(own));
    expect.soft(paper.lines.join(" "), paper.name).toMatch(/\p{L}{3}/u);
    expect.soft(paper.lines.join(" "), paper.name).not.toMatch(/undefined|\bnull\b|NaN|\{\w+\}/);
  }
});

it("has no English word left in Spanish", async () => {
  for (const { name, lines } of await said(pdfExamples("es")))
    if (name !== inBothLanguages) expect.soft(lines.flatMap(englishWordsIn), name).toEqual([]);
});

describe("in the pseudo-language", () => {
  let papers: Awaited<ReturnType<typeof said>>;
  beforeAll(async () => {
    // What a module has said in Spanish once stays as it was: these are modules of their own.
    vi.resetModules();
    const { replaceSpanish } = await import("#platform/language/define-messages.ts");
    const { pseudoText } = await import("#platform/language/pseudo.ts");
    replaceSpanish(pseudoText);
    const examples = await import("./pdf-examples.test-support.ts");
    papers = await said(examples.pdfExamples("es"));
  });
  afterAll(() => vi.resetModules());

  it("has every word in brackets but names and numbers", () => {
    for (const { name, lines } of papers) {
      expect.soft(lines.join("\n"), name).toMatch(/\[\p{L}/u);
      // A paragraph goes on over several lines.
      if (name !== inBothLanguages)
        expect.soft(unbracketedText(lines.join("\n")), name).toEqual([]);
    }
  });
});
