/**
 * A page carries the rules that its own elements can meet, which is half of the stylesheet. The whole
 * comes with React, at the first intent, before anything changes.
 */
import postcss, { type Root, type Rule } from "postcss";
import { classesOfMarkup, classesOfSelector, tagsOfMarkup, tagsOfSelector } from "./class-names.ts";

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;
const lateScript = '<script type="text/plain" data-late=';

/** The stylesheet that every page carries when it leaves the framework. */
export function wholeStyles(html: string): string {
  const styles = styleElement.exec(html)?.[2];
  if (styles === undefined) throw new Error("expected the page to carry its styles");
  return styles;
}

/** @param address where the whole stylesheet is served */
export function keepOwnStyles(html: string, address: string): string {
  const own = rulesFor(classesOfMarkup(html), tagsOfMarkup(html), wholeStyles(html));
  if (html.split(lateScript).length !== 2) throw new Error("expected the page to hydrate late");
  return html
    .replace(styleElement, (_, open, __, close) => `${open}${own}${close}`)
    .replace(lateScript, `<script type="text/plain" data-styles="${address}" data-late=`);
}

/**
 * The stylesheet that comes with React. Every page has the faces of the fonts already: declared a
 * second time they are loaded a second time, and until then the text stands in another font.
 */
export function withoutFontFaces(styles: string): string {
  const root = postcss.parse(styles);
  root.walkAtRules("font-face", (rule) => void rule.remove());
  return root.toString();
}

/**
 * What names a class or an element that the page has not is left out, and so are custom properties
 * that nothing reads then; everything else stays in its order.
 */
export function rulesFor(
  classes: ReadonlySet<string>,
  tags: ReadonlySet<string>,
  styles: string,
): string {
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    if (isStepOfMotion(rule)) return;
    const met = rule.selectors.filter(
      (selector) =>
        classesOfSelector(selector).every((name) => classes.has(name)) &&
        tagsOfSelector(selector).every((name) => tags.has(name)),
    );
    if (met.length === 0) rule.remove();
    else if (met.length < rule.selectors.length) rule.selectors = met;
  });
  while (removeUnreadProperties(root));
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** In a motion, `from` and `to` are no elements. */
const isStepOfMotion = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "name" in parent && /keyframes$/.test(String(parent.name));

/** @returns whether there were any: what one was made of may now be read by nothing as well */
function removeUnreadProperties(root: Root): boolean {
  const read = new Set(
    [...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  );
  let found = false;
  const remove = (node: { remove(): unknown }) => {
    node.remove();
    found = true;
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
  return found;
}
