import { compile } from "css-select";
import { AttributeAction, isTraversal, parse, type Selector, SelectorType } from "css-what";
import type { Element } from "domhandler";

/** These contain selectors of their own, which refer to elements of the page. */
const holdingSelectors = new Set(["is", "where", "has"]);

/** Parts that a browser gives to these elements alone; a part that is not named here may be any element's. */
const elementsWithPart: readonly (readonly [part: RegExp, elements: string])[] = [
  [/^placeholder$/, "input, textarea"],
  [/^file-selector-button$/, "input[type=file]"],
  [/^-webkit-search-decoration$/, "input[type=search]"],
  [/^-webkit-(inner|outer)-spin-button$/, "input[type=number]"],
  [
    /^-webkit-(date-and-time-value|datetime-edit.*|calendar-picker-indicator)$/,
    "input:is([type=date], [type=time], [type=datetime-local], [type=month], [type=week])",
  ],
];

/** Tests only elements, classes and ids: pointers, menus and the early script change the rest. */
export function canMeet(elements: readonly Element[]): (selector: string) => boolean {
  const results = new Map<string, boolean>();
  const named = elementsByName(elements);
  return (selector) => {
    let met = results.get(selector);
    if (met === undefined) {
      const { alternatives, meets } = compiledOf(selector);
      met = alternatives.some(({ subject, names }) => {
        if (!names.every((name) => named.has(name))) return false;
        const candidates = subject === undefined ? elements : (named.get(subject) ?? []);
        return candidates.some(meets);
      });
      results.set(selector, met);
    }
    return met;
  };
}

interface Alternative {
  /**
   * The class, id or element that a matching element must have (`.card`, `#quote`, `p`); undefined for any.
   */
  subject: string | undefined;
  /** Names that the page must have somewhere: most selectors name a class that a page does not have. */
  names: readonly string[];
}

interface CompiledSelector {
  alternatives: readonly Alternative[];
  meets(element: Element): boolean;
}

/** Pages of a site have the same stylesheet, and compiling its selectors takes longer than using them. */
const compiled = new Map<string, CompiledSelector>();

function compiledOf(selector: string): CompiledSelector {
  const cached = compiled.get(selector);
  if (cached !== undefined) return cached;
  const alternatives = parse(selector).map(lasting);
  const made = {
    alternatives: alternatives.map((parts) => ({
      // Only the part behind the last combinator is about the element itself.
      subject: namesIn(parts.slice(parts.findLastIndex(isTraversal) + 1)).toSorted()[0],
      names: namesIn(parts),
    })),
    meets: compile<Element, Element>(alternatives),
  };
  compiled.set(selector, made);
  return made;
}

const namesIn = (parts: readonly Selector[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === SelectorType.Tag) return [part.name];
    if (part.type !== SelectorType.Attribute || !isClassOrId(part.name, part.action)) return [];
    return [`${part.name === "class" ? "." : "#"}${part.value}`];
  });

function elementsByName(elements: readonly Element[]): ReadonlyMap<string, readonly Element[]> {
  const named = new Map<string, Element[]>();
  const add = (name: string, element: Element) => {
    const those = named.get(name);
    if (those === undefined) named.set(name, [element]);
    else those.push(element);
  };
  for (const element of elements) {
    const { name, attribs } = element;
    add(name, element);
    if (attribs.id) add(`#${attribs.id}`, element);
    for (const className of (attribs.class ?? "").split(/\s+/)) add(`.${className}`, element);
  }
  return named;
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
    case SelectorType.PseudoElement:
      return elementsOfPart(part.name);
    default:
      return anything;
  }
}

function elementsOfPart(name: string): Selector {
  const [, elements] = elementsWithPart.find(([part]) => part.test(name)) ?? [];
  return elements === undefined
    ? anything
    : { type: SelectorType.Pseudo, name: "is", data: parse(elements) };
}

const anything: Selector = { type: SelectorType.Universal, namespace: null };

/** Written as `.card` or `#quote`, or as an equivalent attribute selector. */
const isClassOrId = (name: string, action: AttributeAction) =>
  (name === "class" && action === AttributeAction.Element) ||
  (name === "id" && action === AttributeAction.Equals);
