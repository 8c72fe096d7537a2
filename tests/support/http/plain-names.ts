/** Finds the names of a page's elements: names, labels and texts as screen readers read them. */
import { type AnyNode, type Element, hasChildren, isTag, isText } from "domhandler";
import { elementsOf } from "#server/page-tree.ts";

/** A text is the whole of it, a pattern any part. */
export type Named = string | RegExp;

export const fits = (named: Named, text: string): boolean =>
  typeof named === "string" ? text === named : named.test(text);

/** @throws unless it is exactly one */
export function exactlyOne(elements: readonly Element[], what: string): Element {
  const [first, ...more] = elements;
  if (first === undefined || more.length > 0)
    throw new Error(`expected one ${what}, found ${elements.length}`);
  return first;
}

const unread = new Set(["script", "style", "template", "head"]);
const isHidden = ({ attribs }: Element): boolean =>
  attribs["aria-hidden"] === "true" || attribs.hidden !== undefined;

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The text as people read it, with white space collapsed. */
export const textIn = (node: AnyNode): string => plain(rawText(node));

const inline = new Set(["a", "abbr", "b", "bdi", "code", "em", "i", "mark", "span", "strong"]);
const spaced = new Set(["sub", "sup", "time", "kbd", "small", "wbr", "s", "q", "u"]);

function rawText(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node)) return "";
  if (isTag(node) && (unread.has(node.name) || node.attribs.hidden !== undefined)) return "";
  const text = node.children.map(rawText).join("");
  return isTag(node) && (inline.has(node.name) || spaced.has(node.name)) ? text : ` ${text} `;
}

/** The accessible name, as far as our pages need it: of attributes, pictures and texts. */
export function nameOf(element: Element): string {
  const { attribs } = element;
  const references = (attribs["aria-labelledby"] ?? "").split(/\s+/).filter((id) => id !== "");
  if (references.length > 0) {
    const elements = elementsOf(rootOf(element));
    const named = references.flatMap((id) => elements.filter((each) => each.attribs.id === id));
    return plain(named.map(textIn).join(" "));
  }
  if (attribs["aria-label"]) return plain(attribs["aria-label"]);
  if (element.name === "img") return plain(attribs.alt ?? "");
  return plain(rawName(element));
}

function rawName(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node)) return "";
  if (isTag(node)) {
    if (unread.has(node.name) || isHidden(node)) return "";
    if (node.attribs["aria-label"]) return node.attribs["aria-label"];
    if (node.name === "img") return node.attribs.alt ?? "";
  }
  const text = node.children.map(rawName).join("");
  return isTag(node) && !inline.has(node.name) ? ` ${text} ` : text;
}

export function rootOf(node: AnyNode): AnyNode {
  let at: AnyNode = node;
  while (at.parent !== null) at = at.parent;
  return at;
}

/** The nearest of that name around it. */
export function closest(node: AnyNode, name: string): Element | undefined {
  for (let at: AnyNode | null = node.parent; at !== null; at = at.parent)
    if (isTag(at) && at.name === name) return at;
  return undefined;
}

/** @returns all names of a field: its own and those of its labels */
export function labelsOf(field: Element): string[] {
  const ownNames =
    field.attribs["aria-label"] || field.attribs["aria-labelledby"] ? [nameOf(field)] : [];
  const around = closest(field, "label");
  const labels = elementsOf(rootOf(field)).filter(
    ({ name, attribs }) =>
      name === "label" && attribs.for !== undefined && attribs.for === field.attribs.id,
  );
  return [
    ...ownNames,
    ...[...(around ? [around] : []), ...labels].map((label) => labelText(label)),
  ];
}

/** Leaves out what is inside the field itself, such as the options of a list. */
function labelText(label: Element): string {
  const read = (node: AnyNode): string => {
    if (isTag(node) && ["select", "textarea", "button"].includes(node.name)) return "";
    if (isText(node)) return node.data;
    if (!hasChildren(node) || (isTag(node) && (unread.has(node.name) || isHidden(node)))) return "";
    const text = node.children.map(read).join("");
    return isTag(node) && inline.has(node.name) ? text : ` ${text} `;
  };
  return plain(read(label));
}
