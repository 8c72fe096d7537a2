/** What is invented: the screen knows all of the list, and settles it in both languages at once. */
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { statisticsContent } from "#content/statistics.ts";
import { historyEvents, websiteDocuments, websiteVersions } from "#features/schema.ts";
import { languages } from "#platform/language/language.ts";
import { contentPlaceholders } from "#server/build-steps/content-placeholders.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { saveDraft } from "../change-website.server.ts";
import { publishedPlaceholders } from "../published-placeholders.server.ts";
import type { DocumentName } from "../shipped-documents.server.ts";
import { snapshotOf } from "../snapshot.server.ts";
import type { StoredEdits } from "../tables/website-documents.ts";
import { findWebsiteDocument, findWebsiteDocuments } from "../website-documents.server.ts";
import { findInventedEntries, textsToSettle } from "./invented-entries.server.ts";
import * as page from "./invented-page.tsx";

const path = "/office/website/invented";
const flagged = async (edits = noEdits) =>
  publishedPlaceholders(await contentPlaceholders("."), edits).filter(
    ({ kind, document }) => document && (kind === "invented" || kind === "unverified"),
  );

const rowsOf = (published: ReadonlyMap<DocumentName, StoredEdits>) =>
  new Map(
    [...published].map(([document, texts]) => {
      const row = { id: "", document, published: texts, draft: null, publishAt: null };
      return [document, { ...row, publishedAt: null }];
    }),
  );

describe("the list of what is invented", () => {
  it("has an entry for each document that the list before going live names", async () => {
    const named = new Set((await flagged()).map(({ document }) => document?.name));
    const entries = findInventedEntries(new Map(), "en");
    expect(new Set(entries.map(({ document }) => document))).toEqual(named);
    expect(entries.every(({ title }) => title.trim() !== "")).toBe(true);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(named).toContain("statistics");
    expect(named).toContain("differentiators");
    expect(named).toContain("home");
    expect(named).toContain("locations");
  });

  it("says what visitors read, and no braces", () => {
    for (const language of languages) {
      const titles = findInventedEntries(new Map(), language).map(({ title }) => title);
      expect(titles.filter((title) => title.includes("{"))).toEqual([]);
    }
  });

  it("names no place in a state that is not served, nor what a page that is off says", async () => {
    const both = async (rows = rowsOf(new Map())) => ({
      entries: findInventedEntries(rows, "en").map(({ key }) => key),
      placeholders: (await flagged(snapshotOf(rows))).map(({ place }) => place),
    });
    const isPlace = (text: string) => /locations/.test(text) && /ohio/i.test(text);
    const isDisinfection = (text: string) => text.includes("services/disinfection-services");
    const before = await both();
    for (const list of [before.entries, before.placeholders]) {
      expect(list.some(isPlace)).toBe(true);
      expect(list.some(isDisinfection)).toBe(true);
      expect(list.filter((text) => text.includes("states-serviced"))).toEqual([]);
    }
    onTestFinished(() => changeCompanyFacts(shippedFacts));
    changeCompanyFacts({ ...shippedFacts, statesServed: ["IL"] });
    const rows = rowsOf(
      new Map([["services", { "en.services.disinfection-services.isOffered": "false" }]]),
    );
    const after = await both(rows);
    for (const list of [after.entries, after.placeholders]) {
      expect(list.some(isPlace)).toBe(false);
      expect(list.some((text) => /illinois/i.test(text))).toBe(true);
      expect(list.some(isDisinfection)).toBe(false);
    }
  });

  it("is empty once all of it is taken off or kept, and so is the list before going live", async () => {
    const entries = findInventedEntries(new Map(), "en");
    for (const first of ["take-off", "keep"] as const) {
      const published = new Map<DocumentName, StoredEdits>();
      for (const step of [first, first === "keep" ? "take-off" : "keep"] as const) {
        const left = findInventedEntries(rowsOf(published), "en");
        for (const [name, texts] of textsToSettle(left, step))
          published.set(name, { ...published.get(name), ...texts });
      }
      const rows = rowsOf(published);
      expect(findInventedEntries(rows, "en")).toEqual([]);
      expect(await flagged(snapshotOf(rows))).toEqual([]);
    }
    expect(entries.length).toBeGreaterThan(100);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  afterEach(async () => {
    changeContentEdits(noEdits);
    await context.db.delete(websiteVersions);
    await context.db.delete(websiteDocuments);
  });

  const figures = "statistics:statistics.square-feet\nstatistics:statistics.years-in-business";
  const send = (fields: Record<string, string>) =>
    cast.ask("administrator", path, page.action, fields);
  const entriesLeft = async () =>
    findInventedEntries(await findWebsiteDocuments(context.db), "en").map(({ key }) => key);

  it("is for those who may change the website, also where somebody posts to it", async () => {
    for (const role of roles) {
      const isAllowed = role === "administrator";
      expect((await cast.ask(role, path, page.loader)).status, role).toBe(isAllowed ? 200 : 404);
      const posted = { step: "take-off", entries: "" };
      expect((await cast.ask(role, path, page.action, posted)).status, role).toBe(
        isAllowed ? 422 : 404,
      );
    }
    expect((await cast.ask(undefined, path, page.loader)).location).toMatch(/^\/client-portal\?/);
    expect(await context.db.$count(websiteDocuments)).toBe(0);
  });

  it("takes entries off the site in both languages, as one publication with its history", async () => {
    const shipped = statisticsContent("en").statistics.length;
    const certificates = "certifications:certifications.cims";
    const answer = await send({ step: "take-off", entries: `${figures}\n${certificates}` });
    expect(answer.location).toBe(`${path}?done=taken-off`);
    changeContentEdits(snapshotOf(await findWebsiteDocuments(context.db)));
    for (const language of languages)
      expect(statisticsContent(language).statistics).toHaveLength(shipped - 2);
    expect(await findWebsiteDocument(context.db, "certifications")).toMatchObject({
      published: { "en.certifications[]": "cims-gb,patient-areas" },
      draft: null,
    });
    expect(await context.db.$count(websiteVersions)).toBe(2);
    const events = await context.db.select().from(historyEvents);
    expect(events.filter(({ kind }) => kind === "published")).toHaveLength(2);

    const repeated = await send({ step: "take-off", entries: figures });
    expect(repeated.location).toBe(`${path}?done=settled`);
    expect(await context.db.$count(websiteVersions)).toBe(2);
  });

  it("keeps entries as the company’s own, and they are asked about no more", async () => {
    expect((await send({ step: "keep", entries: figures })).location).toBe(`${path}?done=kept`);
    const left = await entriesLeft();
    for (const key of figures.split("\n")) expect(left).not.toContain(key);
    expect(left).toContain("statistics:statistics.client-facilities");
    await send({ step: "keep", entries: "legal/terms:termsOfService" });
    expect((await findWebsiteDocument(context.db, "legal/terms"))?.published).toEqual({
      "en.termsOfService.verified": "true",
    });
  });

  it("hides an invented story, which nobody can keep", async () => {
    const [news] = (await entriesLeft()).filter((key) => key.startsWith("news/"));
    expect((await send({ step: "keep", entries: news ?? "" })).location).toMatch(/done=settled$/);
    expect((await send({ step: "take-off", entries: news ?? "" })).status).toBe(303);
    expect(await entriesLeft()).not.toContain(news);
  });

  it("publishes nobody’s unfinished draft along, and then changes nothing at all", async () => {
    const actor = await actorOf(await addPerson(context, { role: "administrator" }));
    await saveDraft(context, actor, "statistics", { "en.statistics.square-feet.value": "3M" });
    const answer = await send({
      step: "take-off",
      entries: `${figures}\ncertifications:certifications.cims`,
    });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain("have drafts");
    expect(await findWebsiteDocument(context.db, "certifications")).toBeUndefined();
  });

  it("settles each entry once when two people press at once", async () => {
    const answers = await Promise.all([
      send({ step: "take-off", entries: figures }),
      send({ step: "take-off", entries: figures }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await context.db.$count(websiteVersions)).toBe(1);
  });

  it.each<Record<string, string>>([
    { step: "burn", entries: figures },
    { step: "keep", entries: "x".repeat(20_001) },
    { step: "keep" },
  ])("%j is refused", async (fields) => {
    expect((await send(fields)).status).toBe(422);
    expect(await context.db.$count(websiteDocuments)).toBe(0);
  });

  it("leaves alone what it does not know", async () => {
    const entries = "home:__proto__\nstatistics:statistics.gone\n../../etc/passwd";
    expect((await send({ step: "take-off", entries })).location).toMatch(/done=settled$/);
    expect(await context.db.$count(websiteDocuments)).toBe(0);
  });
});
