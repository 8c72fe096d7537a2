/** A page inlines the rules that its elements can match, half of all; the rest comes with React. */
import type { Element } from "domhandler";
import postcss, { type Root, type Rule } from "postcss";
import { brandStyleId } from "#content/brand.ts";
import { uploadedPictureStyleId } from "#platform/document/uploaded-pictures.tsx";
import { contentSpanOf, type Span } from "../page-tree.ts";
import { canMeet } from "./met-selectors.ts";

export interface PageStyles {
  element: Element;
  /** The place of the styles in the page's text. */
  place: Span;
  /** The styles that the framework has written, which are those of the whole area. */
  whole: string;
  own: string;
}

export function stylesOfPage(html: string, elements: readonly Element[]): PageStyles {
  const element = styleElementOf(elements);
  const place = contentSpanOf(element);
  const whole = html.slice(place.start, place.end);
  const isOfBrand = elements.some(({ attribs }) => attribs.id === brandStyleId);
  return { element, place, whole, own: rulesFor(canMeet(elements), whole, isOfBrand) };
}

/** A company's changes of its looks have elements of their own, which stay as they are. */
const ofCompany: readonly string[] = [brandStyleId, uploadedPictureStyleId];

function styleElementOf(elements: readonly Element[]): Element {
  const styles = elements.filter(
    ({ name, attribs }) => name === "style" && !ofCompany.includes(attribs.id ?? ""),
  );
  if (!styles[0] || styles.length !== 1) {
    throw new Error(`expected the page to carry its styles once, found ${styles.length} times`);
  }
  return styles[0];
}

/** Font faces declared a second time are loaded a second time, with another font until then. */
export function withoutFontFaces(styles: string): string {
  const root = postcss.parse(styles);
  root.walkAtRules("font-face", (rule) => void rule.remove());
  return root.toString();
}

/**
 * Removes rules that no element can match, then duplicates, then properties that nothing reads.
 * @param isOfBrand whether colors are others than the fixed ones of translucent rules
 */
export function rulesFor(
  canBeMet: (selector: string) => boolean,
  styles: string,
  isOfBrand = false,
): string {
  const { root, selectors, stylesByKey } = parsedStyles(styles);
  const met = new Set(selectors.filter(canBeMet));
  const key = `${isOfBrand} ${selectors.map((selector) => (met.has(selector) ? 1 : 0)).join("")}`;
  const cached = stylesByKey.get(key);
  if (cached !== undefined) return cached;
  const own = withRulesOf(root, met, isOfBrand);
  if (stylesByKey.size >= maxKeptStyles) stylesByKey.clear();
  stylesByKey.set(key, own);
  return own;
}

function withRulesOf(whole: Root, allMet: ReadonlySet<string>, isOfBrand: boolean): string {
  const root = whole.clone();
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const met = rule.selectors.filter((selector) => allMet.has(selector));
    if (met.length === 0) rule.remove();
    else if (met.length < rule.selectors.length) rule.selectors = met;
  });
  if (!isOfBrand) removeColorMixes(root);
  while (removeUnreadProperties(root));
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

interface ParsedStyles {
  styles: string;
  root: Root;
  /** The selectors of the styles, each once. */
  selectors: readonly string[];
  /** Keys are the selectors that are met: a third of the pages differ from all others in that. */
  stylesByKey: Map<string, string>;
}

let parsed: ParsedStyles | undefined;

/** More than the pages that a company has, each of 30 kB. */
const maxKeptStyles = 200;

/**
 * All pages of a site have the same styles, and parsing them takes longer than everything else done to them.
 */
function parsedStyles(styles: string): ParsedStyles {
  if (parsed?.styles === styles) return parsed;
  const root = postcss.parse(styles);
  const selectors = new Set<string>();
  root.walkRules((rule) => {
    if (!isStep(rule)) for (const selector of rule.selectors) selectors.add(selector);
  });
  parsed = { styles, root, selectors: [...selectors], stylesByKey: new Map() };
  return parsed;
}

/** Tailwind writes a translucent color twice, fixed and mixed; both are the same on public pages. */
function removeColorMixes(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (!/^\(color:\s*color-mix\(/.test(rule.params)) return;
    rule.walkDecls((declaration) => {
      if (/color-mix\(in \w+, *var\(--color-[\w-]+\)[^,]*, *transparent\)/.test(declaration.value))
        declaration.remove();
    });
    rule.walkRules((inner) => {
      if (inner.nodes.length === 0) inner.remove();
    });
  });
}

/** `50%` in `@keyframes` is not a selector. */
const isStep = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "name" in parent && /keyframes$/.test(String(parent.name));

/** @returns whether any were removed: what they referred to may now be unread as well */
function removeUnreadProperties(root: Root): boolean {
  const read = new Set(
    [...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  );
  let isUsed = false;
  const remove = (node: { remove(): unknown }) => {
    node.remove();
    isUsed = true;
  };
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) remove(declaration);
  });
  root.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) remove(rule);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return isUsed;
}
