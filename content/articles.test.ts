import { existsSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { pictures } from "#artwork/pictures.ts";
import { articleLists, type ShownArticle } from "./articles.ts";
import { changeCompanyFacts, shippedFacts } from "./company.ts";
import { guides } from "./guides/guides.ts";
import { pages } from "./pages.ts";
import { articleAt, articlesIn, relatedTo, shippedArticles } from "./shown-articles.ts";

const lists = articleLists.map((list) => articlesIn("en", list));
const entries = lists.flat().map((article) => ({ article, path: article.path }));
const text = ({ path }: ShownArticle) => readFileSync(`content${path}.mdx`, "utf8");

test.each(entries)("$path says what a page needs", ({ article }) => {
  expect(article.path).toBe(`/${article.list}/${article.slug}`);
  expect(article.description.length).toBeGreaterThanOrEqual(50);
  expect(article.description.length).toBeLessThanOrEqual(160);
  expect(article.published).toMatch(/^2025-\d\d-\d\d$/);
  expect(Object.keys(pictures)).toContain(article.picture);
  expect(relatedTo(article).map(({ slug }) => slug)).toEqual([...article.related]);
  expect(new Set([...article.related, article.slug]).size).toBe(4);
});

test.each(entries)("$path is a full article without headings of the first level", ({ article }) => {
  const words = text(article).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1250);
  expect(text(article)).not.toMatch(/^# /m);
});

test.each(entries)("$path links to pages that exist", ({ article }) => {
  const knownPaths = new Set<string>([...pages.map(({ path }) => path)]);
  const anchors = guides.map(({ slug }) => `/resources#${slug}`);
  for (const [, target = ""] of text(article).matchAll(/\]\(([^)]+)\)/g)) {
    expect(target.startsWith("/"), target).toBe(true);
    expect(knownPaths.has(target.split("#")[0] ?? ""), `${article.path}: ${target}`).toBe(true);
    if (target.startsWith("/resources#")) expect(anchors).toContain(target);
  }
});

test.each(entries)("$path says what is true of the company by its facts", ({ article }) => {
  const shipped = shippedArticles.find(({ path }) => path === article.path) ?? article;
  const { title, excerpt, description } = shipped;
  for (const said of [title, excerpt, description, text(article)]) {
    expect(said.replaceAll("{company.", "")).not.toMatch(/(?:\d|[Tt]wenty) states|from 8am/);
    for (const fact of ["name", "shortName", "phone", "email", "street", "city"] as const)
      expect(said).not.toContain(shippedFacts[fact]);
  }
});

test("an article follows the states that are served", () => {
  const described = () => articleAt("/news/territory-expansion")?.description;
  expect(shippedArticles.find(({ slug }) => slug === "territory-expansion")?.description).toContain(
    "{company.serviceArea}",
  );
  expect(described()).toContain("in 20 states");
  onTestFinished(() => changeCompanyFacts(shippedFacts));
  changeCompanyFacts({ ...shippedFacts, statesServed: ["WA", "OR", "ID"] });
  expect(described()).toContain("in 3 states");
  changeCompanyFacts({ ...shippedFacts, statesServed: ["WA"] });
  expect(described()).toContain("in Washington");
});

test("lists are ordered from the newest on", () => {
  for (const list of lists) {
    const days = list.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  }
});

test("every text has an entry", () => {
  for (const { article } of entries) expect(existsSync(`content${article.path}.mdx`)).toBe(true);
});
