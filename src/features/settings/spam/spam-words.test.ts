/** The owner's words of spam: how they are read, what is refused, and what they hold back. */
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeSpamWords, shippedSpamWords, spamWords } from "#content/spam-words.ts";
import { companySettings, historyEvents } from "#features/schema.ts";
import { screen } from "#platform/submissions/screening.ts";
import { linePattern } from "#platform/submissions/spam-phrases.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { restoreSection } from "../change-section.server.ts";
import { followCompany } from "../follow-company.server.ts";
import { spamWordsForm } from "./spam-words-form.server.ts";
import { changeStoredSpamWords, spamWordsSection } from "./spam-words-section.server.ts";

const typed = (words: string) => z.safeParse(spamWordsForm("en"), { words });

afterEach(() => changeSpamWords(shippedSpamWords));

describe("a line", () => {
  it.each([
    ["back-link", "Buy BACKLINK now", true],
    ["back-link", "a back link", true],
    ["back-link", "backlinks", false],
    ["loan*", "cheap loans", true],
    ["loan*", "sloane", false],
    ["casino", "Our casinos", false],
    ["rank* ... higher", "we rank your site much higher", true],
    ["rank* ... higher", `we rank ${"very ".repeat(20)} higher`, false],
    ["rank* … higher", "rank\nhigher", true],
    ["free spins, no deposit", "No  deposit at all", true],
    ["c++ (course)", "our c++ (course) today", true],
    ["c++ (course)", "our c (course)", false],
    ["limpieza*", "LIMPIEZAS", true],
    ["niño", "Niño", true],
    ["казино", "Онлайн-КАЗИНО", true],
    ["a.b.c", "axbxc", false],
  ])("%j in %j: %s", (line, text, isFound) => {
    expect(linePattern(line)?.test(text)).toBe(isFound);
  });

  it("of any kind takes no time on a long text", async () => {
    const text = "aaa ".repeat(20_000);
    const ms = await processorTime(() => {
      for (const line of ["aaa* aaa* aaa* b", "aaa* ... aaa* ... b", "aaa-aaa-aaa-b*"])
        linePattern(line)?.test(text);
    });
    expect(ms).toBeLessThan(5_000);
  });
});

describe("the form", () => {
  it("keeps lines in order, each once and without what surrounds them", () => {
    expect(typed(" one  two \r\n\r\nthree\nThree\n").data).toEqual({ words: ["one two", "Three"] });
  });

  it("may be empty: then no word is looked for", () => {
    expect(typed(" \n ").data).toEqual({ words: [] });
  });

  it("takes the shipped list as it is", () => {
    expect(typed(shippedSpamWords.join("\n")).data).toEqual({ words: shippedSpamWords });
  });

  it.each([
    ["good words\nab", "Line 2: “ab” is too short. A phrase needs at least three letters."],
    ["***", "Line 1: “***” is too short. A phrase needs at least three letters."],
    [",", "Line 1: “,” is too short. A phrase needs at least three letters."],
    ["lo*ns", expect.stringContaining("can’t be read")],
    ["... loans", expect.stringContaining("can’t be read")],
    ["one ... two ... three ... four", expect.stringContaining("can’t be read")],
    ["x".repeat(501), expect.stringContaining("longer than 500")],
    [
      Array.from({ length: 201 }, (_, at) => `word${at}`).join("\n"),
      expect.stringContaining("200"),
    ],
  ])("refuses %.30j", (words, message) => {
    expect(typed(words).error?.issues).toMatchObject([{ path: ["words"], message }]);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  afterEach(() => context.db.delete(companySettings));

  const judge = (message: string) =>
    screen({ short: ["Dana"], message }, { honeypot: "", elapsedMs: 60_000 });
  const offer = "Gutter leads in your town: https://a.example https://b.example";

  it("a running process follows within two seconds, and goes back with the list", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    let renewed = 0;
    const followed = await followCompany(database(), silentLog, async () => {
      renewed++;
    });
    expect(judge(offer)).toMatchObject({ screening: "accepted" });
    await changeStoredSpamWords(context, chief, [...shippedSpamWords, "gutter lead*"]);
    await expect.poll(() => judge(offer).screening, { timeout: 2_000 }).toBe("quarantined");
    expect(judge(offer).reasons).toEqual(["links:2", "phrase:Gutter leads"]);
    await restoreSection(context, chief, spamWordsSection);
    await expect.poll(() => spamWords(), { timeout: 2_000 }).toEqual(shippedSpamWords);
    await followed.stop();
    // No page says them.
    expect(renewed).toBe(0);
  });

  it("the history tells the lines that came and went, not the whole list", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const [first = "", ...others] = shippedSpamWords;
    await changeStoredSpamWords(context, chief, [...others, "gutter lead*"]);
    const events = await context.db.select().from(historyEvents);
    expect(events.at(-1)).toMatchObject({
      kind: "spam-words-changed",
      details: { before: { words: first }, after: { words: "gutter lead*" } },
    });
  });

  it("of two people who edit the list at once, the second is asked", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const seen = spamWordsSection.texts(shippedSpamWords);
    await changeStoredSpamWords(context, chief, ["first list"], seen);
    const second = await changeStoredSpamWords(context, chief, ["second list"], seen);
    expect(second).toMatchObject({ ok: false, reason: "edited-by-both", both: ["words"] });
  });
});
