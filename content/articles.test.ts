import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictures } from "#artwork/pictures.ts";
import { articleLists, type ShownArticle } from "./articles.ts";
import { guides } from "./guides/guides.ts";
import { pages } from "./pages.ts";
import { articlesIn, relatedTo } from "./shown-articles.ts";

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

test("lists are ordered from the newest on", () => {
  for (const list of lists) {
    const days = list.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  }
});

test("every text has an entry", () => {
  for (const { article } of entries) expect(existsSync(`content${article.path}.mdx`)).toBe(true);
});
