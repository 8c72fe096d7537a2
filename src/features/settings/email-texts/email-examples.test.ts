/** Every email that the product sends has examples that say all of its texts, and survive any edit. */
import { describe, expect, it } from "vitest";
import { emailExamples, emailTexts } from "#features/email-texts.server.ts";
import { exampleFacts } from "#platform/email/email-examples.server.ts";
import { renderWithTexts } from "#platform/email/email-rendering.server.ts";
import { fixedBecause, namesOfTexts } from "#platform/email/email-texts.ts";
import { pluralFormsOf, valuesOfText } from "#platform/email/text-fault.ts";
import { languages } from "#platform/language/language.ts";
import { settingsMessages } from "../messages.ts";
import { allEditedFields, faultOfField, shippedIn } from "./edited-fields.server.ts";
import { withFields } from "./email-texts-section.server.ts";
import { emailsAndTexts, sentEmails } from "./emails-and-texts.server.ts";

const origin = "https://www.cleardawn.example";

/** Said in a part of an email that no example shows. */
const saidElsewhere = new Set([
  // The subject of the answer that the office's mail program begins, within an address.
  "email.office.languageNames.en",
]);

it("the examples say every text that can be edited", async () => {
  const { counts } = await emailsAndTexts();
  const unsaid = emailTexts
    .flatMap(namesOfTexts)
    .filter((text) => !counts.has(text) && !saidElsewhere.has(text));
  expect(unsaid).toEqual([]);
});

it("each value that a text says has its meaning in words, in each language", () => {
  for (const language of languages) {
    const labels: Readonly<Record<string, string>> = settingsMessages(language).emails.values;
    const names = emailTexts
      .flatMap(namesOfTexts)
      .flatMap((text) => valuesOfText(shippedIn(language, text) ?? ""));
    expect([...new Set(names)].filter((name) => labels[name] === undefined)).toEqual([]);
    expect(Object.keys(labels).filter((name) => !names.includes(name))).toEqual([]);
  }
});

it("what was shipped fits itself, and what is fixed is a text", () => {
  for (const field of allEditedFields()) expect(faultOfField(field, field.shipped)).toBeUndefined();
  for (const set of emailTexts)
    for (const place of Object.keys(set.fixed)) {
      const texts = namesOfTexts(set).filter((text) => fixedBecause(set, text) !== undefined);
      expect(
        texts.some((text) => text.startsWith(`${set.name}.${place}`)),
        place,
      ).toBe(true);
    }
});

describe.each(languages)("in %s", (language) => {
  it.each(sentEmails)(
    "%s says what was edited, escaped, and keeps what is fixed",
    async (message) => {
      const { textsOf, counts } = await emailsAndTexts();
      const said: string[] = [];
      const own = textsOf[message].filter((text) => counts.get(text) === 1);
      const fields = allEditedFields().filter(
        (field) => field.language === language && own.includes(field.text),
      );
      const typed = Object.fromEntries(
        fields.map((field) => [field.name, `${field.shipped} & "edited"`]),
      );
      const edited = withFields({}, fields, typed);
      const cases = emailExamples[message].cases(exampleFacts(language, origin));
      expect(cases.length).toBeGreaterThan(0);
      for (const one of cases) {
        const [shipped, changed] = [await one(), await renderWithTexts(one, edited)];
        for (const { subject, html, text } of [shipped, changed]) {
          expect(subject).toMatch(/^[^\n\r]+$/);
          expect(`${subject} ${text}`).not.toMatch(/undefined|\[object|\{\w+\}|[\ue000\ue001]/);
          expect(html).not.toMatch(/<script|undefined|[\ue000\ue001]/);
        }
        expect(changed.html.includes(`& "edited"`)).toBe(false);
        said.push(changed.subject, changed.html);
      }
      const isSaid = said.some((one) => /& "edited"|&amp; &quot;edited&quot;/.test(one));
      expect(isSaid).toBe(fields.length > 0);
    },
  );
});

it("forms of a plural stay both", () => {
  const plurals = allEditedFields().filter(({ form }) => form === "one");
  expect(plurals.length).toBeGreaterThan(3);
  for (const { text, language } of plurals)
    expect(pluralFormsOf(shippedIn(language, text) ?? "")).toHaveLength(2);
});
