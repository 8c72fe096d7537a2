/** The tree of a page, and edits of its text that leave every other byte as it is. */
import {
  type AnyNode,
  type Document,
  DomHandler,
  type Element,
  hasChildren,
  isTag,
  isText,
} from "domhandler";
import { Parser } from "htmlparser2";

/**
 * React writes out every tag that browsers would add, so that the tree of its pages is that of browsers
 * (`tests/http/every-page/page-trees.test.ts`). The content of <noscript> is elements.
 */
export function parsePage(html: string): Document {
  const handler = new DomHandler(undefined, { withStartIndices: true, withEndIndices: true });
  new Parser(handler).end(html);
  return handler.root;
}

/** Lists the elements beneath the node, in the order of the text. */
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

/** The element must come from `parsePage`: other parsers count its end differently. */
export function spanOf({ name, startIndex, endIndex }: Element): Span {
  if (startIndex === null || endIndex === null) throw new Error(`<${name}> has no place in a page`);
  return { start: startIndex, end: endIndex + 1 };
}

/** The element must be closed by a tag of its own. */
export function contentSpanOf(element: Element): Span {
  const end = spanOf(element).end - `</${element.name}>`.length;
  return { start: element.firstChild?.startIndex ?? end, end };
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
