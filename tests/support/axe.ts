import { readFileSync } from "node:fs";
import { appendFile, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { runFolder } from "./run-folder.ts";

/** Each document reads it anew: half as much as the same with its comments. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const contrast = "color-contrast";

interface Checked {
  /** The part of the page. */
  within?: string;
  /** Default: all of axe, best practices included. */
  rules?: string[];
}

/** Looks in the light by all rules, and in the dark by those about colors, which alone differ there. */
export async function expectNoViolationInAnyScheme(
  page: Page,
  { within }: Pick<Checked, "within"> = {},
): Promise<void> {
  const part = within === undefined ? {} : { within };
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolation(page, { ...part, rules: [contrast] });
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolation(page, part);
}

/**
 * Takes half a second, and so only where there is something that no page of this run has shown yet: an
 * element of other classes or states, in other surroundings, or another order of headings.
 */
export async function expectNoViolation(
  page: Page,
  { within = "html", rules }: Checked = {},
): Promise<void> {
  // Text that fades in has no contrast yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const marks = await page.evaluate(marksOf, { within, rules: rules?.join() ?? "all" });
  const passed = await readPassed();
  const unseen = marks.filter((mark) => !passed.has(mark));
  if (unseen.length === 0) return;
  await bringAxe(page);
  expect(
    await atRest(page, () => page.evaluate(violationsIn, { within, rules, unseen, contrast })),
  ).toEqual([]);
  await appendFile(passedFile(process.pid), `${["", ...unseen].join("\n")}\n`);
}

/** Each document needs it once. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(replaceTimersThatNeverFire);
  await page.evaluate(axeSource);
}

/** Scripts that we run in a page without scripts have promises, but no timers. Axe sets some of no delay. */
function replaceTimersThatNeverFire(): void {
  if (!matchMedia("(scripting: none)").matches) return;
  const run = (callback: () => void) => {
    void Promise.resolve().then(callback);
    return 0;
  };
  Object.assign(window, { setTimeout: run });
}

/**
 * Runs in the browser, after the script of axe. Selectors, XPaths and passed rules, which nobody reads here,
 * take three times as long as the rules themselves. Frames are not entered: ours are sandboxed and answer
 * nobody. A contrast is that of one element, so the first of each kind is enough; other rules look at what
 * stands around it.
 */
async function violationsIn({ within, rules, unseen, contrast }: Look) {
  const { axe: runner, axeMarks } = window as unknown as AxeWindow;
  const known: Element[] = [];
  const left = new Set(unseen);
  /** True if nothing in the element is new. Then it is in `known`, or a larger part around it is. */
  function isKnown(element: Element): boolean {
    const isNew = left.delete(axeMarks.get(element) ?? "");
    const knownParts = [...element.children].filter(isKnown);
    if (!isNew && knownParts.length === element.children.length) return true;
    known.push(...knownParts);
    return false;
  }
  const root = document.querySelector(within);
  if (rules?.join() === contrast && root) isKnown(root);
  const { violations } = await runner.run(
    { include: [[within]], exclude: known },
    {
      ...(rules && { runOnly: rules }),
      resultTypes: ["violations"],
      selectors: false,
      iframes: false,
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

interface Look {
  within: string;
  rules: string[] | undefined;
  /** Marks that no page of this run has had yet. */
  unseen: string[];
  contrast: string;
}

interface AxeWindow {
  axe: typeof axe;
  /** The marks that `marksOf` has last found. */
  axeMarks: ReadonlyMap<Element, string>;
}

/** Each worker has a file of what has passed in this run, with an empty line before each look. */
const passedFile = (name: number) => join(runFolder(), `${passedPrefix}${name}`);
const passedPrefix = "axe-passed-";

async function readPassed(): Promise<ReadonlySet<string>> {
  const names = (await readdir(runFolder())).filter((name) => name.startsWith(passedPrefix));
  const texts = await Promise.all(names.map((name) => readFile(join(runFolder(), name), "utf8")));
  return new Set(texts.flatMap((text) => text.split("\n")));
}

/**
 * Colors on their way from one to another have no contrast yet, and one may set out at any time, as
 * where a new button comes under the pointer. Nor has text of a section whose height is still the rough
 * one of `first-screen.css`: it lies outside of the section, before the background of the next.
 */
async function atRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after { transition: none !important }
      .later { content-visibility: visible !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const result = await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return result;
}

/** Runs in the browser: one mark for each kind of visible element with all around it, one for the outline. */
function marksOf({ within, rules }: { within: string; rules: string }): string[] {
  const counts =
    /^(class|role|type|lang|open|hidden|disabled|checked|required|tabindex|inert|scope|alt|title|autocomplete|href|for|aria-.*)$/;
  /** Their values differ from page to page; that they are there does not. */
  const isSaid = /^(alt|title|href|aria-(label|value.*|description|posinset|setsize))$/;
  const isReference =
    /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|details))$/;
  const isWide = innerWidth >= 1024;

  function hash(text: string): string {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
      two = Math.imul(two ^ text.charCodeAt(at), 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  }

  function describe(element: Element): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => counts.test(name))
      .map(({ name, value }) => {
        if (isSaid.test(name)) return `${name}:${value === ""}`;
        if (!isReference.test(name)) return `${name}=${value}`;
        const ids = value.split(/\s+/);
        return `${name}:${ids.every((id) => document.getElementById(id) !== null)}`;
      })
      .sort();
    const classes = element.getAttribute("class") ?? "";
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [
      element.tagName,
      ...attributes,
      texts.some(({ textContent }) => textContent?.trim()) ? "text" : "",
      element.textContent?.trim() ? "named" : "",
      // Wide windows give these classes other sizes or colors.
      /\b(sm|md|lg|xl|2xl|max-\w+):/.test(classes) ? innerWidth : isWide,
    ].join();
  }

  const { colorScheme } = getComputedStyle(document.documentElement);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const surroundings = [rules, colorScheme, dark, document.documentElement.dataset.appearance];
  const root = document.querySelector(within) ?? document.documentElement;
  const marks = new Set<string>();
  const names = new Map<Element, string>();
  function markOf(element: Element): string {
    const before = names.get(element);
    if (before !== undefined) return before;
    const around = element.parentElement ? markOf(element.parentElement) : surroundings.join();
    const mark = hash(`${around}/${describe(element)}`);
    names.set(element, mark);
    return mark;
  }
  for (const element of [root, ...root.querySelectorAll("*")])
    if (element.checkVisibility({ visibilityProperty: true })) marks.add(markOf(element));

  const outline = [...root.querySelectorAll("h1,h2,h3,h4,h5,h6,main,nav,header,footer,aside,form")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.tagName)
    // Several equal elements of a list are as good as one.
    .filter((name, at, names) => name !== names[at - 1]);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const isEachOnce = new Set(ids).size === ids.length;
  marks.add(hash(`${surroundings.join()} ${outline.join()} ${isEachOnce}`));
  Object.assign(window, { axeMarks: names });
  return [...marks];
}
