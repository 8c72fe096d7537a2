import { selectAll } from "css-select";
import { type AnyNode, type Element, hasChildren, isTag, isText } from "domhandler";
import { readAsBrowsers } from "./browser-tree.ts";

export interface Markup {
  all(selector: string): Element[];
  /** @throws unless exactly one element matches */
  one(selector: string): Element;
}

export function readMarkup(html: string): Markup {
  const page = readAsBrowsers(html);
  const select = (selector: string): Element[] => selectAll<AnyNode, Element>(selector, page);
  return {
    all: select,
    one(selector) {
      const [element, ...more] = select(selector);
      if (!element || more.length > 0) {
        throw new Error(`expected one ${selector}, found ${more.length + (element ? 1 : 0)}`);
      }
      return element;
    },
  };
}

const unread = new Set(["script", "style", "head"]);

/** The text as people read it: without scripts, white space collapsed, elements separated. */
export const readableText = (node: AnyNode): string => rawText(node).replace(/\s+/g, " ").trim();

function rawText(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && unread.has(node.name))) return "";
  return ` ${node.children.map(rawText).join("")} `;
}
