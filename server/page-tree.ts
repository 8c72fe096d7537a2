/** A page parsed as browsers do, and edits of its text that leave every other byte as it is. */
import { type AnyNode, type Document, type Element, hasChildren, isTag, isText } from "domhandler";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";

export const parsePage = (html: string): Document =>
  parse(html, {
    treeAdapter: adapter,
    sourceCodeLocationInfo: true,
    // The content of <noscript> is parsed as elements.
    scriptingEnabled: false,
  });

/** Beneath the node, in the order of the text. */
export function elementsOf(node: AnyNode): Element[] {
  const elements: Element[] = [];
  addElements(node, elements);
  return elements;
}

function addElements(node: AnyNode, elements: Element[]): void {
  if (!hasChildren(node)) return;
  for (const child of node.children) {
    if (isTag(child)) elements.push(child);
    addElements(child, elements);
  }
}

export const textOf = (node: AnyNode): string =>
  isText(node) ? node.data : hasChildren(node) ? node.children.map(textOf).join("") : "";

export interface Span {
  start: number;
  end: number;
}

/** @throws if the element is only implied and not written in the text */
export function spanOf({ name, sourceCodeLocation: place }: Element): Span {
  if (!place) throw new Error(`<${name}> does not stand in the text of the page`);
  return { start: place.startOffset, end: place.endOffset };
}

export function contentSpanOf({ name, sourceCodeLocation: place }: Element): Span {
  if (!place?.startTag || !place.endTag) throw new Error(`<${name}> has no two tags in the page`);
  return { start: place.startTag.endOffset, end: place.endTag.startOffset };
}

export interface Edit extends Span {
  text: string;
}

/** @param edits that do not overlap */
export function edited(html: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
