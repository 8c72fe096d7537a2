/** Articles that the owner writes: when the site shows them, where, and that nothing in them breaks a page. */
import { afterEach, describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { pageAt } from "#content/pages.ts";
import { articleAt, articlesIn, isGoneArticle, relatedTo } from "#content/shown-articles.ts";
import { historyEvents, websiteDocuments, websiteVersions } from "#features/schema.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.server.ts";
import { onThisSite } from "#platform/markdown/site-markdown.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addArticle, moveArticle, slugFrom } from "./article-commands.server.ts";
import {
  articleDocument,
  isArticleName,
  shippedArticleNames,
  shippedMarkdown,
} from "./article-documents.server.ts";
import { today } from "./article-snapshot.server.ts";
import { bringBack, importAll, publish, saveDraft } from "./change-website.server.ts";
import { fits } from "./document-fields.server.ts";
import * as documentPage from "./document-page.tsx";
import { draftMark } from "./draft-mark.server.ts";
import { exportedEdits, readExportedEdits } from "./exchanged-edits.server.ts";
import { applyPublishedEdits } from "./follow-website.server.ts";
import * as newArticlePage from "./new-article-page.tsx";
import { snapshotOf } from "./snapshot.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import {
  findWebsiteDocument,
  findWebsiteDocuments,
  listVersions,
} from "./website-documents.server.ts";

const newPath = "/office/website/articles/new";
const name = "news/a-new-depot";
const shipped = "news/50th-anniversary";

const written: StoredEdits = {
  "en.title": "A New Depot",
  "en.markdown": "We opened a **depot**.\n\n## Where\n\nIn Tulsa.",
  "en.excerpt": "In Tulsa.",
  "en.category": "Growth",
  "en.firstDay": "2026-01-10",
};

const published = (edits: StoredEdits) =>
  new Map([
    [name, { published: edits, draft: null, publishedAt: new Date("2026-01-09T12:00Z") }],
  ] as const);

const shownOn = (day: string, edits: StoredEdits) =>
  changeContentEdits(snapshotOf(published(edits), () => false, day));

afterEach(() => changeContentEdits(noEdits));

describe("an address", () => {
  it.each([
    ["A New Depot!", "a-new-depot"],
    ["¿Qué es “limpio”? Año 2026", "que-es-limpio-ano-2026"],
    ["🧹", ""],
    [
      `${"word ".repeat(40)}`,
      "word-word-word-word-word-word-word-word-word-word-word-word-word-word-word-word",
    ],
  ])("follows from the title %s", (title, slug) => expect(slugFrom(title)).toBe(slug));

  it.each(["news/rss.xml", "news/", "news/A", "news/a--b", "news/../x", "services/a", "news/a/b"])(
    "%s is none of an article",
    (text) => expect(isArticleName(text)).toBe(false),
  );
});

describe("the site", () => {
  it("shows an article on its days, in its list, and says afterward that it is gone", () => {
    const edits = { ...written, "en.lastDay": "2026-01-20" };
    shownOn("2026-01-09", edits);
    expect(articleAt(`/${name}`)).toBeUndefined();
    expect(isGoneArticle(`/${name}`)).toBe(false);
    shownOn("2026-01-10", edits);
    expect(articlesIn("en", "news")[0]).toMatchObject({
      path: `/${name}`,
      title: "A New Depot",
      name: "A New Depot",
      description: "In Tulsa.",
    });
    expect(pageAt(`/${name}`)).toMatchObject({ isOnlyInEnglish: true, updated: "2026-01-10" });
    expect(pageAt(`/es/${name}`)).toMatchObject({ noindex: true, title: "A New Depot" });
    shownOn("2026-01-20", edits);
    expect(pageAt(`/${name}`)).toBeDefined();
    shownOn("2026-01-21", edits);
    expect(pageAt(`/${name}`)).toBeUndefined();
    expect(isGoneArticle(`/${name}`)).toBe(true);
    expect(isGoneArticle(`/es/${name}`)).toBe(true);
  });

  it("shows it in the languages in which it has a title and a text", () => {
    shownOn("2026-02-01", { ...written, "es.title": "Un almacén nuevo" });
    expect(articlesIn("es", "news")).toEqual([]);
    expect(pageAt("/es/news")).toMatchObject({ isOnlyInEnglish: true, noindex: true });
    shownOn("2026-02-01", { ...written, "es.title": "Un almacén nuevo", "es.markdown": "Texto." });
    expect(articlesIn("es", "news").map(({ path }) => path)).toEqual([`/es/${name}`]);
    expect(pageAt("/es/news")).not.toHaveProperty("isOnlyInEnglish");
    expect(pageAt(`/${name}`)).not.toHaveProperty("isOnlyInEnglish");
    const spanish = { ...written, "en.markdown": "", "es.title": "Uno", "es.markdown": "T" };
    shownOn("2026-02-01", spanish);
    expect(pageAt(`/${name}`)).toBeUndefined();
    expect(pageAt(`/es/${name}`)).toMatchObject({ isUntranslated: true });
  });

  it("names three related articles, whichever are there", () => {
    shownOn("2026-02-01", written);
    const article = articleAt(`/${name}`);
    expect(article && relatedTo(article)).toHaveLength(3);
    expect(article && relatedTo(article)[0]?.category).toBe("Growth");
    const hidden = { published: { "en.hidden": "true" }, draft: null };
    changeContentEdits(snapshotOf(new Map([["news/territory-expansion", hidden] as const])));
    const fiftieth = articleAt(`/${shipped}`);
    expect(fiftieth && relatedTo(fiftieth)).toHaveLength(3);
    expect(fiftieth && relatedTo(fiftieth).map(({ slug }) => slug)).not.toContain(
      "territory-expansion",
    );
  });

  it("shows a draft in the preview, before its days too", () => {
    const rows = new Map([
      [name, { published: {}, draft: { ...written, "en.firstDay": "2099-01-01" } }],
    ] as const);
    changeContentEdits(snapshotOf(rows, () => true));
    expect(articleAt(`/${name}`)?.title).toBe("A New Depot");
    changeContentEdits(snapshotOf(rows));
    expect(articleAt(`/${name}`)).toBeUndefined();
  });
});

describe("an article that was shipped", () => {
  it.each(shippedArticleNames)("%s can be taken over as it is", (one) => {
    const { markdown } = articleDocument(one).en;
    expect(markdown).toBe(shippedMarkdown(one));
    expect(fits("markdown", markdown)).toBe(true);
    expect(readMarkdown(markdown, onThisSite).leftOut).toEqual({ pictures: 0, links: 0, html: 0 });
  });

  it("keeps its text while others of its fields are changed", () => {
    const row = { published: { "en.title": "Fifty" }, draft: null };
    changeContentEdits(snapshotOf(new Map([[shipped, row] as const])));
    expect(articleAt(`/${shipped}`)).toMatchObject({ title: "Fifty", published: "2025-02-12" });
    expect(articleAt(`/${shipped}`)).not.toHaveProperty("markdown");
  });
});

it.each([
  ["5,000 characters", "x".repeat(5_000)],
  ["a script and an emoji", "🧹<script>alert(1)</script>"],
  ["a formula", "=1+1"],
  ["a fact of the company", "{company.phone}"],
  ["a bell", "\u0007"],
])("a field may say %s", (_, text) => {
  const edits = Object.fromEntries(
    [
      "title",
      "shortTitle",
      "excerpt",
      "category",
      "description",
      "keywords",
      "alt",
      "markdown",
    ].map((field) => [`en.${field}`, text]),
  );
  shownOn("2026-02-01", { ...edits, "en.byline": text, "en.image": "no_such_picture" });
  // A fact of the company is said; every other text stands as it was written.
  const title = text === "{company.phone}" ? company.phone.display : text;
  expect(articleAt(`/${name}`)).toMatchObject({ title, picture: "press_desk" });
});

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const chief = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const article = { list: "news", language: "en", title: "A New Depot", slug: "" } as const;

  afterEach(async () => {
    await context.db.delete(websiteVersions);
    await context.db.delete(websiteDocuments);
    changeContentEdits(noEdits);
  });

  it("only administrators begin one", async () => {
    for (const role of roles) {
      if (role === "administrator") continue;
      expect((await cast.ask(role, newPath, newArticlePage.action, { ...article })).status).toBe(
        404,
      );
    }
    const guest = await cast.ask(undefined, newPath, newArticlePage.action, { ...article });
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
    expect((await findWebsiteDocuments(context.db)).size).toBe(0);
  });

  it("is begun once by one form, at an address of its own", async () => {
    const post = (fields: Record<string, string>) =>
      cast.ask("administrator", newPath, newArticlePage.action, { ...article, ...fields });
    const attempt = "0199aaaa-bbbb-4ccc-8ddd-eeeeffff0001";
    expect((await post({ attempt })).location).toContain(encodeURIComponent(name));
    expect((await post({ attempt })).location).toContain(encodeURIComponent(name));
    expect((await findWebsiteDocuments(context.db)).size).toBe(1);
    expect((await post({})).location).toContain(encodeURIComponent(`${name}-2`));
    expect((await post({ slug: "50th-anniversary" })).status).toBe(422);
    expect((await post({ slug: "../office" })).status).toBe(422);
    expect((await post({ title: "🧹" })).status).toBe(422);
    expect((await post({ title: "" })).status).toBe(422);
    expect((await post({ list: "careers" })).status).toBe(422);
  });

  it("moves until it is published, and not onto another", async () => {
    const actor = await chief();
    await addArticle(context, actor, article);
    await addArticle(context, actor, { ...article, slug: "other" });
    expect(await moveArticle(context, actor, name, "other")).toMatchObject({ reason: "taken" });
    expect(await moveArticle(context, actor, name, "A b")).toMatchObject({ reason: "no-address" });
    expect(await moveArticle(context, actor, name, "50th-anniversary")).toMatchObject({
      reason: "taken",
    });
    expect(await moveArticle(context, actor, name, "depot")).toEqual({ ok: true });
    expect(await findWebsiteDocument(context.db, name)).toBeUndefined();
    const moved = await findWebsiteDocument(context.db, "news/depot");
    await saveDraft(context, actor, "news/depot", written);
    const draft = (await findWebsiteDocument(context.db, "news/depot"))?.draft ?? {};
    await publish(context, actor, "news/depot", draft);
    expect(await moveArticle(context, actor, "news/depot", "late")).toMatchObject({
      reason: "published",
    });
    const events = await context.db.select().from(historyEvents);
    expect(
      events.filter(({ recordId, kind }) => recordId === moved?.id && kind === "article-moved"),
    ).toMatchObject([
      { details: { before: { articleAddress: name }, after: { articleAddress: "news/depot" } } },
    ]);
  });

  it("is published by what was looked at, changes the pages that show it, and comes back", async () => {
    const actor = await chief();
    await addArticle(context, actor, article);
    const path = `/office/website/document?name=${encodeURIComponent(name)}`;
    const post = (fields: Record<string, string>) =>
      cast.ask("administrator", path, documentPage.action, fields);
    const mark = async () =>
      draftMark([(await findWebsiteDocument(context.db, name))?.draft ?? {}]);
    expect((await post({ step: "publish", mark: await mark() })).status).toBe(422);
    expect((await post({ ...written, "en.firstDay": "2026-02-30" })).status).toBe(422);
    expect((await post({ ...written, "en.markdown": "*".repeat(700) })).status).toBe(422);
    expect((await post(written)).status).toBe(303);
    const draft = (await findWebsiteDocument(context.db, name))?.draft ?? {};
    await publish(context, actor, name, draft);
    const change = await applyPublishedEdits(context.db);
    expect(change?.articlePages).toEqual(
      expect.arrayContaining([`/${name}`, "/news", "/sitemap", `/es/${name}`]),
    );
    expect(change?.articlePages).not.toContain("/resources");
    await saveDraft(context, actor, name, { "en.hidden": "true" });
    await publish(context, actor, name, { ...draft, "en.hidden": "true" });
    const hidden = await applyPublishedEdits(context.db);
    expect(hidden?.articlePages).toEqual(expect.arrayContaining(["/news", "/sitemap"]));
    expect(pageAt(`/${name}`)).toBeUndefined();
    expect(pageAt(`/es/${name}`)).toBeUndefined();
    const row = await findWebsiteDocument(context.db, name);
    const [, first] = (await listVersions(context.db, row?.id ?? "", 1)).rows;
    await bringBack(context, actor, name, first?.id);
    expect((await findWebsiteDocument(context.db, name))?.draft).toEqual(draft);
  });

  it("goes by itself when its last day is over", async () => {
    const actor = await chief();
    await addArticle(context, actor, article);
    await saveDraft(context, actor, name, { ...written, "en.lastDay": today() });
    await publish(context, actor, name, (await findWebsiteDocument(context.db, name))?.draft ?? {});
    expect((await applyPublishedEdits(context.db))?.articlePages).toContain(`/${name}`);
    expect(await applyPublishedEdits(context.db)).toBeUndefined();
    const tomorrow = new Date(Date.now() + 86_400_000);
    const later = await applyPublishedEdits(context.db, today(tomorrow));
    expect(later?.articlePages).toContain("/news");
    expect(pageAt(`/${name}`)).toBeUndefined();
  });

  it("travels in the file of all edits", async () => {
    const actor = await chief();
    await addArticle(context, actor, article);
    await saveDraft(context, actor, name, written);
    const draft = (await findWebsiteDocument(context.db, name))?.draft ?? {};
    await publish(context, actor, name, draft);
    const file = exportedEdits(await findWebsiteDocuments(context.db));
    await context.db.delete(websiteVersions);
    await context.db.delete(websiteDocuments);
    expect(await importAll(context, actor, readExportedEdits(file)?.documents ?? [])).toBe(true);
    expect(await findWebsiteDocument(context.db, name)).toMatchObject({ draft, published: {} });
  });
});
