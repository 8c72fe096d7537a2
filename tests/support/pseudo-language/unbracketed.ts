/**
 * Finds texts without brackets on a page, in an email or a PDF in the pseudo-language: each is no message,
 * unless it is data, a number or a date.
 */
import { type AnyNode, hasChildren, isTag, isText } from "domhandler";
import { readAsBrowsers } from "../browser-tree.ts";

/** A sentence goes on around these, so that its bracket may be closed after them. */
const withinSentences = new Set([
  "a",
  "abbr",
  "b",
  "br",
  "code",
  "em",
  "i",
  "kbd",
  "mark",
  "span",
  "strong",
  "time",
  "u",
  "wbr",
]);

/** Programs, keys as they are printed on a keyboard, and texts that somebody edits. */
const notRead = new Set(["kbd", "script", "style", "template", "textarea"]);

const spokenAttributes = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

const buttons = new Set(["submit", "button", "reset"]);

/** The parts of a text at no depth of brackets; those within brackets may have brackets of their own. */
function outsideOf(text: string, depthBefore: number): { parts: string[]; depth: number } {
  const parts = [""];
  let depth = depthBefore;
  for (const character of text)
    if (character === "[") depth++;
    else if (character === "]") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) parts.push("");
    } else if (depth === 0) parts[parts.length - 1] += character;
  return { parts, depth };
}

/** @returns parts as people read them, those without a letter left out */
export const unbracketedText = (text: string): string[] => withLetters(outsideOf(text, 0).parts);

const withLetters = (parts: readonly string[]) =>
  // Data keep their lines, such as those of an address.
  parts
    .flatMap((part) => part.split("\n"))
    .map(withoutSigns)
    .filter((part) => /\p{L}/u.test(part));

/** Puts the text on one line, without the signs around it. */
const withoutSigns = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}…]+$/gu, "");

/** The texts, and the attributes that are read out or shown, in the order of the document. */
export function unbracketedOnPage(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  const walk = (node: AnyNode): void => {
    if (isText(node)) {
      const { parts, depth: after } = outsideOf(node.data, depth);
      depth = after;
      found.push(...withLetters(parts));
    } else if (hasChildren(node)) {
      if (isTag(node)) {
        if (notRead.has(node.name) || isEnglish(node.attribs.lang)) return;
        found.push(
          ...(node.attribs ? spokenOf(node.name, node.attribs).flatMap(unbracketedText) : []),
        );
        if (!withinSentences.has(node.name)) depth = 0;
      }
      node.children.forEach(walk);
      if (isTag(node) && !withinSentences.has(node.name)) depth = 0;
    }
  };
  walk(readAsBrowsers(html));
  return found;
}

/** Marked as such, for whoever reads it in a language of their own. */
const isEnglish = (lang: string | undefined): boolean => /^en\b/.test(lang ?? "");

function spokenOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const spoken = spokenAttributes.flatMap((attribute) => attributes[attribute] ?? []);
  if (name === "input" && buttons.has(attributes.type ?? "")) spoken.push(attributes.value ?? "");
  if (name === "meta" && attributes.name === "description") spoken.push(attributes.content ?? "");
  if (name === "optgroup") spoken.push(attributes.label ?? "");
  return spoken;
}
