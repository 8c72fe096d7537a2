/** What the website says: who may edit it, what is refused, and that nothing published breaks a page. */
import { desc, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { openOpenings } from "#content/careers/opening-days.ts";
import { openingsIn } from "#content/careers/openings.ts";
import { changeContentEdits, noEdits, withEdits } from "#content/content-edits.ts";
import { homeContent } from "#content/home.ts";
import { questionsContent } from "#content/questions.ts";
import { historyEvents, websiteDocuments, websiteVersions } from "#features/schema.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import { languages } from "#platform/language/language.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addArticle } from "./article-commands.server.ts";
import { bringBack, importAll, publish, publishLater, saveDraft } from "./change-website.server.ts";
import { changesBetween } from "./document-changes.server.ts";
import {
  type DocumentField,
  documentFields,
  fits,
  fittingEdits,
} from "./document-fields.server.ts";
import { labelOfField, labelOfPlace } from "./document-labels.ts";
import * as documentPage from "./document-page.tsx";
import { draftMark } from "./draft-mark.server.ts";
import { exportedEdits, readExportedEdits } from "./exchanged-edits.server.ts";
import { applyPublishedEdits } from "./follow-website.server.ts";
import { publishAllDue } from "./jobs.server.ts";
import * as listPage from "./list-page.tsx";
import {
  documentNames,
  shippedDocuments,
  untranslatedDocuments,
} from "./shipped-documents.server.ts";
import {
  findWebsiteDocument,
  findWebsiteDocuments,
  inLockOrder,
  listVersions,
  lockWebsiteDocument,
  publishDraft,
  textsOfDocument,
} from "./website-documents.server.ts";
import { withListCommand } from "./website-form.server.ts";

const path = "/office/website/document?name=home";
const headline = "en.hero.headline";

describe("the shape of a document", () => {
  it.each(documentNames)("%s is the same when every field says what was shipped", (name) => {
    const texts = textsOfDocument(name, {});
    // In Spanish, what is shipped in English alone has no words that could be compared.
    for (const language of untranslatedDocuments.includes(name) ? ["en" as const] : languages)
      expect(
        withEdits(shippedDocuments[name][language], fittingEdits(name, language, texts)),
      ).toEqual({ ...shippedDocuments[name][language] });
  });

  it("what no longer fits is left out", () => {
    const edits = {
      [headline]: "Ours",
      "en.hero.gone": "x",
      "en.healthSection.picture.name": "no",
    };
    expect(fittingEdits("home", "en", edits)).toEqual({ "hero.headline": "Ours" });
    const english = { to: "/careers" };
    const link = { "en.hero.actions.0.to": english.to };
    expect(fittingEdits("careers/page", "en", link)).toEqual({ "hero.actions.0.to": english.to });
    expect(fittingEdits("careers/page", "es", link)).toEqual({
      "hero.actions.0.to": "/es/careers",
    });
    const order = {
      "en.homeQuestions[]": "gone,1,new-a",
      "en.homeQuestions.new-a.question": "New?",
    };
    expect(fittingEdits("questions", "en", order)).toEqual({
      "homeQuestions[]": "1,new-a",
      "homeQuestions.new-a.question": "New?",
    });
  });

  it("an entry that was added is shown in the languages in which it says something", () => {
    const added = {
      "en.homeQuestions[]": "0,new-a",
      "en.homeQuestions.new-a.question": "New?",
      "en.homeQuestions.new-a.answer": "Yes.",
    };
    const shown = (language: "en" | "es") =>
      withEdits(shippedDocuments.questions[language], fittingEdits("questions", language, added))
        .homeQuestions;
    expect(shown("en")).toHaveLength(2);
    expect(shown("en")[1]).toMatchObject({ question: "New?", answer: "Yes." });
    expect(shown("es")).toEqual([shippedDocuments.questions.es.homeQuestions[0]]);
  });

  it("an opening is added with its facts, and shown on its days", async () => {
    const place = "openings.new-a";
    const edits = {
      "en.openings[]": "new-a",
      [`en.${place}.title`]: "Window Cleaner",
      [`en.${place}.sites`]: "Tulsa, OK\nAustin, TX",
      [`en.${place}.pay.least`]: "24",
      [`en.${place}.pay.per`]: "hour",
      [`en.${place}.posted`]: "2026-12-01",
      [`en.${place}.validThrough`]: "2026-12-24",
      [`en.${place}.department`]: "Nobody",
    };
    changeContentEdits({
      en: { "careers/openings": fittingEdits("careers/openings", "en", edits) },
      es: { "careers/openings": fittingEdits("careers/openings", "es", edits) },
    });
    const open = (day: string) => openOpenings(new Date(`${day}T18:00:00Z`), "en");
    expect(open("2026-11-30")).toEqual([]);
    expect(open("2026-12-25")).toEqual([]);
    expect(open("2026-12-24")).toMatchObject([
      {
        id: "new-a",
        title: "Window Cleaner",
        department: "Operations",
        sites: [
          { city: "Tulsa", state: "OK" },
          { city: "Austin", state: "TX" },
        ],
        pay: { from: 24, per: "hour" },
        demo: false,
      },
    ]);
    // In Spanish nothing was said of it.
    expect(openingsIn("es")).toEqual([]);
    changeContentEdits(noEdits);
  });

  it.each([
    ["day", "2026-02-30", false],
    ["day", "2026-02-28", true],
    ["sites", "Chicago", false],
    ["sites", "", true],
    ["states", "IL, OH", true],
    ["states", "Illinois", false],
    ["pay-period", "week", false],
  ] as const)("a %s may be %j: %s", (kind, text, may) => {
    expect(fits(kind, text)).toBe(may);
  });

  it("every field has a name in both languages", () => {
    const unnamed = (fields: readonly DocumentField[]): string[] =>
      fields.flatMap((field) => {
        const label = languages.map((language) => labelOfField(field, language));
        const isCode = label.some((text) => /^[a-z]+[A-Z]|^[a-z]|^$/.test(text));
        const inner = field.kind === "list" ? field.entries.flatMap((entry) => entry.fields) : [];
        return [
          ...(isCode ? [`${field.name}: ${label.join(", ")}`] : []),
          ...unnamed(field.kind === "group" ? field.fields : inner),
        ];
      });
    for (const name of [...documentNames, "news/50th-anniversary"] as const)
      expect(unnamed(documentFields(name, {}))).toEqual([]);
  });

  it("the history tells a place by the names of its fields", () => {
    expect(labelOfPlace(headline, "en")).toBe("Top of the page › Headline, English");
    expect(labelOfPlace("es.homeQuestions.2.answer", "es")).toBe(
      "Preguntas › 3 › Respuesta, en español",
    );
    expect(labelOfPlace("en.openings.new-1a.title", "en")).toBe(
      "Openings › New entry 1a › Title, English",
    );
  });

  it("versions are told apart by what differs in them", () => {
    const order = { "en.homeQuestions[]": "1,0" };
    const [moved, ...others] = changesBetween("questions", {}, order, "en");
    expect(others).toEqual([]);
    expect(moved?.label).toBe("Questions");
    expect(moved?.after.split("\n")[0]).toContain(
      shippedDocuments.questions.en.homeQuestions[1]?.question.slice(0, 40),
    );
    expect(changesBetween("home", {}, { [headline]: "Ours" }, "es")).toMatchObject([
      { label: "Parte superior de la página › Titular, en inglés", after: "Ours" },
    ]);
  });

  it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x", ""])(
    "a link to %j is none",
    (target) => expect(fits("link", target)).toBe(false),
  );

  it("lists are changed by buttons", () => {
    const texts = { "en.list[]": "0,1" };
    expect(withListCommand(texts, "up:en.list:1")["en.list[]"]).toBe("1,0");
    expect(withListCommand(texts, "down:en.list:0")["en.list[]"]).toBe("1,0");
    expect(withListCommand(texts, "remove:en.list:0")["en.list[]"]).toBe("1");
    expect(withListCommand(texts, "add:en.list")["en.list[]"]).toMatch(/^0,1,new-[\da-f]{8}$/);
    expect(withListCommand(texts, "up:en.other:1")).toEqual(texts);
  });
});

it("a page that has begun is rendered by one snapshot", async () => {
  const edits = { en: { home: { "hero.headline": "First" } }, es: {} };
  changeContentEdits(edits);
  const seen = await renderWithEdits(async () => {
    changeContentEdits(noEdits);
    await Promise.resolve();
    return homeContent("en").hero.headline;
  });
  expect(seen).toBe("First");
  expect(homeContent("en").hero.headline).toBe(shippedDocuments.home.en.hero.headline);
});

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const chief = async () => actorOf(await addPerson(context, { role: "administrator" }));

  afterEach(async () => {
    await context.db.delete(websiteVersions);
    await context.db.delete(websiteDocuments);
    changeContentEdits(noEdits);
  });

  it("the page says what stands for facts of the company, and what each says", async () => {
    const ask = async (name: string) =>
      (
        await cast.ask(
          "administrator",
          `/office/website/document?name=${encodeURIComponent(name)}`,
          documentPage.loader,
        )
      ).body;
    expect(await ask("home")).toMatchObject({
      facts: [
        { sign: "{company.serviceArea}", says: "20 states" },
        { sign: "{company.Services}", says: "Six services" },
        { sign: "{company.IndustriesEach}", says: "Six industries, each" },
      ],
    });
    expect(await ask("services")).toMatchObject({ facts: [] });
    const article = (await ask("news/territory-expansion")) as {
      facts: { sign: string }[];
      pages: { title: string }[];
    };
    expect(article.facts.map(({ sign }) => sign)).toContain("{company.phone}");
    // Its page in Spanish has the same title, and says that it is another page.
    const titles = article.pages.map(({ title }) => title);
    expect(titles).toContain("Territory Expansion");
    expect(titles).toContain("Territory Expansion, Spanish");
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("names the company’s time zone as people do", async () => {
    const { body } = await cast.ask("administrator", path, documentPage.loader);
    expect(body).toMatchObject({ zone: "Central Time" });
  });

  it("only administrators edit it", async () => {
    for (const role of roles) {
      if (role === "administrator") continue;
      expect((await cast.ask(role, path, documentPage.action, { [headline]: "X" })).status).toBe(
        404,
      );
    }
    const guest = await cast.ask(undefined, path, documentPage.action, { [headline]: "X" });
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
    expect(await findWebsiteDocument(context.db, "home")).toBeUndefined();
  });

  it("a draft is seen by nobody until it is published, with what it was and is in the history", async () => {
    const actor = await chief();
    const text = `<script>alert("1")</script> 🧹 ${"x".repeat(5_000)}`;
    await saveDraft(context, actor, "home", { [headline]: text, "en.hero.nothing": "x" });
    expect(await applyPublishedEdits(context.db)).toBeUndefined();
    expect(await publish(context, actor, "home", {})).toMatchObject({ reason: "draft-changed" });
    expect(await publish(context, actor, "home", { [headline]: text })).toEqual({ ok: true });
    expect(await applyPublishedEdits(context.db)).toEqual({
      documents: { en: ["home"], es: [] },
      pictures: [],
      articlePages: [],
    });
    expect(homeContent("en").hero.headline).toBe(text);
    const events = await context.db.select().from(historyEvents);
    expect(events.filter(({ recordKind }) => recordKind === "website-document")).toMatchObject([
      { kind: "edited", details: { after: { [headline]: text } } },
      { kind: "published", details: { after: { [headline]: text } } },
    ]);
  });

  it("says that it saved only what was changed", async () => {
    const post = async (fields: Record<string, string>) =>
      (await cast.ask("administrator", path, documentPage.action, fields)).location;
    const shipped = shippedDocuments.home.en.hero.headline;
    expect(await post({ [headline]: shipped, [`seen.${headline}`]: shipped })).toMatch(
      /&done=unchanged$/,
    );
    expect((await findWebsiteDocument(context.db, "home"))?.draft).toBeNull();
    expect(await post({ [headline]: "One" })).toMatch(/&done=save$/);
    expect(await post({ [headline]: "One", [`seen.${headline}`]: "One" })).toMatch(
      /&done=unchanged$/,
    );
    expect(await post({ [headline]: shipped, [`seen.${headline}`]: "One" })).toMatch(/&done=save$/);
  });

  it("a form publishes what was looked at, and nothing else", async () => {
    const post = (fields: Record<string, string>) =>
      cast.ask("administrator", path, documentPage.action, fields);
    expect((await post({ [headline]: "One" })).status).toBe(303);
    const markOf = async () =>
      draftMark([(await findWebsiteDocument(context.db, "home"))?.draft ?? {}]);
    const seen = await markOf();
    await post({ [headline]: "Two", [`seen.${headline}`]: "One" });
    expect((await post({ step: "publish", mark: seen })).status).toBe(409);
    expect((await findWebsiteDocument(context.db, "home"))?.published).toEqual({});
    expect(
      (await post({ step: "plan", mark: await markOf(), at: "2026-13-45T99:99" })).status,
    ).toBe(422);
    expect((await post({ step: "publish", mark: await markOf() })).status).toBe(303);
    expect((await findWebsiteDocument(context.db, "home"))?.published).toEqual({
      [headline]: "Two",
    });
    expect((await post({ step: "publish", mark: seen })).status).toBe(409);
    expect((await post({ step: "bring-back", version: "' or 1=1" })).status).toBe(409);
    expect((await post({ step: "drop" })).status).toBe(422);
    const refused = await post({
      "en.hero.image": "x",
      "en.hero.actions.0.to": "javascript:alert(1)",
    });
    expect([303, 422]).toContain(refused.status);
    expect((await findWebsiteDocument(context.db, "home"))?.draft).toBeNull();
  });

  it("a place that is saved without an address gets one, and two of one address are refused", async () => {
    const places = "/office/website/document?name=locations";
    const post = (fields: Record<string, string>) =>
      cast.ask("administrator", places, documentPage.action, fields);
    const added = { "en.locations[]": "illinois,new-a", "en.locations.new-a.name": "St. Louis" };
    expect((await post({ ...added, "en.locations.new-a.address": "illinois" })).status).toBe(422);
    expect((await post({ ...added, "en.locations.new-a.address": "a/../b" })).status).toBe(422);
    expect((await post({ ...added, "en.locations.new-a.address": "" })).status).toBe(303);
    expect((await findWebsiteDocument(context.db, "locations"))?.draft).toMatchObject({
      "en.locations.new-a.address": "st-louis",
    });
  });

  it("an opening that is added has no pay and no last day of another one, and appears from today on", async () => {
    const openings = "/office/website/document?name=careers/openings";
    const post = (fields: Record<string, string>) =>
      cast.ask("administrator", openings, documentPage.action, fields);
    const sent = { "en.openings[]": "night-supervisor", list: "add:en.openings" };
    expect((await post(sent)).status).toBe(303);
    const draft = (await findWebsiteDocument(context.db, "careers/openings"))?.draft ?? {};
    const [, key = ""] = (draft["en.openings[]"] ?? "").split(",");
    const texts = textsOfDocument("careers/openings", draft);
    expect(texts[`en.openings.${key}.pay.least`]).toBe("");
    expect(texts[`en.openings.${key}.validThrough`]).toBe("");
    expect(texts[`en.openings.${key}.posted`]).toMatch(/^20\d\d-\d\d-\d\d$/);
    const order = { "en.openings[]": `night-supervisor,${key}` };
    expect((await post({ ...order, [`en.openings.${key}.pay.least`]: "" })).status).toBe(422);
    const duty = `add:en.openings.${key}.duties`;
    const asked = { ...order, [`en.openings.${key}.pay.least`]: "", list: duty };
    expect((await post(asked)).status).toBe(303);
  });

  it("of two editors, each keeps what they changed", async () => {
    const actor = await chief();
    const seen = { [headline]: shippedDocuments.home.en.hero.headline };
    await saveDraft(context, actor, "home", { [headline]: "One" }, seen);
    const other = await saveDraft(context, await chief(), "home", { [headline]: "Two" }, seen);
    expect(other).toMatchObject({ ok: false, reason: "edited-by-both", both: [headline] });
    expect((await findWebsiteDocument(context.db, "home"))?.draft).toEqual({ [headline]: "One" });
  });

  it("a draft is published at its time, and an earlier version comes back", async () => {
    const actor = await chief();
    await saveDraft(context, actor, "home", { [headline]: "Later" });
    expect(await publishLater(context, actor, "home", new Date(0))).toMatchObject({
      reason: "past",
    });
    await publishLater(context, actor, "home", new Date(Date.now() + 200));
    await publishAllDue(context.db, silentLog);
    expect((await findWebsiteDocument(context.db, "home"))?.published).toEqual({});
    await new Promise((resolve) => setTimeout(resolve, 400));
    await publishAllDue(context.db, silentLog);
    const row = await findWebsiteDocument(context.db, "home");
    expect(row).toMatchObject({ published: { [headline]: "Later" }, draft: null });
    const [version] = (await listVersions(context.db, row?.id ?? "", 1)).rows;
    await bringBack(context, actor, "home", undefined);
    expect((await findWebsiteDocument(context.db, "home"))?.draft).toEqual({});
    await bringBack(context, actor, "home", version?.id);
    expect((await findWebsiteDocument(context.db, "home"))?.draft).toBeNull();
  });

  it("a draft that changes after its time was chosen is published by no clock", async () => {
    const actor = await chief();
    const post = (fields: Record<string, string>) =>
      cast.ask("administrator", path, documentPage.action, fields);
    const later = new Date(Date.now() + 3_600_000);
    const planned = async () => (await findWebsiteDocument(context.db, "home"))?.publishAt ?? null;
    const looked = { [headline]: "Looked at" };
    await saveDraft(context, actor, "home", looked);
    expect(
      await publishLater(context, actor, "home", later, { [headline]: "Other" }),
    ).toMatchObject({ reason: "draft-changed" });
    expect(await publishLater(context, actor, "home", later, looked)).toEqual({ ok: true });
    const same = await post({ [headline]: "Looked at", [`seen.${headline}`]: "Looked at" });
    expect(same.location).toMatch(/done=unchanged$/);
    expect(await planned()).toEqual(later);
    const saved = await post({ [headline]: "Not looked at", [`seen.${headline}`]: "Looked at" });
    expect(saved.location).toMatch(/done=save-unplanned$/);
    expect(await planned()).toBeNull();
    const events = await context.db.select().from(historyEvents);
    expect(
      events.filter(({ kind }) => kind === "publication-canceled").map(({ details }) => details),
    ).toMatchObject([{ before: { publishAt: later.toISOString() }, after: { publishAt: null } }]);

    await publishLater(context, actor, "home", later);
    await importAll(context, actor, [["home", { [headline]: "From a file" }]]);
    expect(await planned()).toBeNull();
    await publishLater(context, actor, "home", later);
    await bringBack(context, actor, "home", undefined);
    expect(await planned()).toBeNull();
    expect((await findWebsiteDocument(context.db, "home"))?.published).toEqual({});
  });

  it("what the clock publishes names who chose the time, and older versions are on further pages", async () => {
    const actor = await chief();
    const document = "home";
    for (let n = 0; n < 21; n++) {
      const row = await context.db.transaction((tx) => lockWebsiteDocument(tx, document));
      const edits = { [headline]: `Version ${n}` };
      await context.db.transaction((tx) =>
        publishDraft(
          tx,
          { ...row, draft: edits },
          { actorId: actor.accountId, isOnSchedule: false },
        ),
      );
    }
    const planner = await chief();
    await saveDraft(context, actor, document, { [headline]: "On time" });
    await publishLater(context, planner, document, new Date(Date.now() + 3_600_000));
    await context.db
      .update(websiteDocuments)
      .set({ publishAt: new Date(Date.now() - 1_000) })
      .where(eq(websiteDocuments.document, document));
    await publishAllDue(context.db, silentLog);
    const first = (await cast.ask("administrator", path, documentPage.loader)).body;
    expect(first).toMatchObject({ versionPages: { page: 1, hasMore: true } });
    expect(first).toMatchObject({
      versions: Array.from({ length: 20 }, (_, at) => ({
        isOnSchedule: at === 0,
        by: (at === 0 ? planner : actor).name,
        changes: [{}],
      })),
    });
    const last = (await cast.ask("administrator", `${path}&versions=2`, documentPage.loader)).body;
    expect(last).toMatchObject({
      versions: [{ changes: [{}] }, { changes: [{}] }],
      versionPages: { page: 2, hasMore: false },
    });
    const [event] = await context.db
      .select()
      .from(historyEvents)
      .where(eq(historyEvents.kind, "published-on-schedule"))
      .orderBy(desc(historyEvents.at))
      .limit(1);
    expect(event?.actorId).toBe(planner.accountId);
  });

  it("what has a time of its own is published by it, and not with all others", async () => {
    const actor = await chief();
    const list = "/office/website";
    const open = () => cast.ask("administrator", list, listPage.loader);
    const post = (mark: string) =>
      cast.ask("administrator", list, listPage.action, { step: "publish", mark });
    const later = new Date(Date.now() + 3_600_000);
    await saveDraft(context, actor, "home", { [headline]: "Next month" });
    await publishLater(context, actor, "home", later);
    expect((await open()).body).toMatchObject({ mark: undefined, planned: 1 });
    expect((await post(draftMark([{ [headline]: "Next month" }]))).status).toBe(409);
    const order = { "en.homeQuestions[]": "1,0" };
    await saveDraft(context, actor, "questions", order);
    expect((await open()).body).toMatchObject({ mark: draftMark([order]), planned: 1 });
    expect((await post(draftMark([order]))).status).toBe(303);
    expect(await findWebsiteDocument(context.db, "home")).toMatchObject({
      published: {},
      draft: { [headline]: "Next month" },
      publishAt: later,
    });
    expect((await findWebsiteDocument(context.db, "questions"))?.published).toEqual(order);
  });

  it("articles are published with all others, unless nobody has written them yet", async () => {
    const actor = await chief();
    const list = "/office/website";
    const texts = { "en.title": "A New Depot", "en.markdown": "We are in Tulsa." };
    const added = { list: "news", language: "en", slug: "" } as const;
    await addArticle(context, actor, { ...added, title: "Not Written" });
    expect((await cast.ask("administrator", list, listPage.loader)).body).toMatchObject({
      mark: undefined,
      articles: 0,
    });
    await addArticle(context, actor, { ...added, title: "A New Depot" });
    await saveDraft(context, actor, "news/a-new-depot", texts);
    const draft = (await findWebsiteDocument(context.db, "news/a-new-depot"))?.draft ?? {};
    const mark = draftMark([draft]);
    expect((await cast.ask("administrator", list, listPage.loader)).body).toMatchObject({
      mark,
      articles: 1,
    });
    const sent = await cast.ask("administrator", list, listPage.action, { step: "publish", mark });
    expect(sent.status).toBe(303);
    expect(await findWebsiteDocument(context.db, "news/a-new-depot")).toMatchObject({
      published: { "en.markdown": "We are in Tulsa." },
      draft: null,
    });
    expect((await findWebsiteDocument(context.db, "news/not-written"))?.draft).not.toBeNull();
  });

  it("an import and a publication lock documents in the same order", () => {
    const names = ["locations", "about", "approach", "approach-page"] as const;
    const sorted = ["about", "approach", "approach-page", "locations"];
    expect(inLockOrder(names, (name) => name)).toEqual(sorted);
    expect(inLockOrder(names.toReversed(), (name) => name)).toEqual(sorted);
  });

  it("edits travel as one file, and anything else is none", async () => {
    const actor = await chief();
    const edits = { "en.homeQuestions[]": "1,0" };
    await saveDraft(context, actor, "questions", edits);
    await publish(context, actor, "questions", edits);
    const file = exportedEdits(await findWebsiteDocuments(context.db));
    await context.db.delete(websiteVersions);
    await context.db.delete(websiteDocuments);
    const read = readExportedEdits(file)?.documents ?? [];
    expect(await importAll(context, actor, read)).toBe(true);
    expect(await importAll(context, actor, read)).toBe(false);
    expect((await findWebsiteDocument(context.db, "questions"))?.draft).toEqual(edits);
    expect(questionsContent("en").homeQuestions).toHaveLength(
      shippedDocuments.questions.en.homeQuestions.length,
    );
    for (const other of ["", "[]", '{"kind":"website-edits"}'])
      expect(readExportedEdits(other)).toBeUndefined();
  });
});
