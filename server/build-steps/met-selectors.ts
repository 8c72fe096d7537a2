import { compile } from "css-select";
import { AttributeAction, isTraversal, parse, type Selector, SelectorType } from "css-what";
import type { Element } from "domhandler";

/** These contain selectors of their own, which refer to elements of the page. */
const holdingSelectors = new Set(["is", "where", "has"]);

/** Tests only elements, classes and ids: pointers, menus and the early script change the rest. */
export function canMeet(elements: readonly Element[]): (selector: string) => boolean {
  const results = new Map<string, boolean>();
  return (selector) => {
    const met = results.get(selector) ?? elements.some(compile(parse(selector).map(lasting)));
    results.set(selector, met);
    return met;
  };
}

const lasting = (parts: Selector[]): Selector[] => parts.map(lastingPart);

function lastingPart(part: Selector): Selector {
  if (isTraversal(part)) return part;
  switch (part.type) {
    case SelectorType.Tag:
    case SelectorType.Universal:
      return part;
    case SelectorType.Attribute:
      return isClassOrId(part.name, part.action) ? part : anything;
    case SelectorType.Pseudo:
      return holdingSelectors.has(part.name) && Array.isArray(part.data)
        ? { ...part, data: part.data.map(lasting) }
        : anything;
    default:
      return anything;
  }
}

const anything: Selector = { type: SelectorType.Universal, namespace: null };

/** Written as `.card` or `#quote`, or as an equivalent attribute selector. */
const isClassOrId = (name: string, action: AttributeAction) =>
  (name === "class" && action === AttributeAction.Element) ||
  (name === "id" && action === AttributeAction.Equals);
