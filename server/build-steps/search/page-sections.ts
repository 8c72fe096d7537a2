import { type ChildNode, type Document, type Element, isTag, isText } from "domhandler";
import { elementsOf } from "../../page-tree.ts";

export interface PageSection {
  /** `id` of the heading or of the element around it; empty for what is above all headings. */
  anchor: string;
  heading: string;
  text: string;
}

const skipped = new Set(["script", "style", "template", "svg", "form", "nav", "aside", "select"]);
const headings = new Set(["h2", "h3", "h4"]);
const inline = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
]);

export function pageSections(page: Document): PageSection[] {
  const main = elementsOf(page).find(({ name }) => name === "main");
  if (main === undefined) throw new Error("the page has no <main>");
  let current: PageSection = { anchor: "", heading: "", text: "" };
  const sections = [current];

  /** @param id the nearest one around the node */
  function read(node: ChildNode, id: string, part: "heading" | "text"): void {
    if (isText(node)) current[part] += node.data;
    if (!isTag(node)) return;
    if (node.name === "br") current[part] += " ";
    if (node.children.length === 0) return;
    if (!inline.has(node.name)) current.text += "\n";
    if (!isSkipped(node)) {
      const anchor = node.attribs.id || id;
      const isHeading = headings.has(node.name);
      if (isHeading) {
        current = { anchor: anchorOf(anchor), heading: "", text: "" };
        sections.push(current);
      }
      for (const child of node.children) read(child, anchor, isHeading ? "heading" : part);
    }
    if (!inline.has(node.name)) current.text += "\n";
  }

  for (const child of main.children) read(child, "", "text");
  return sections
    .map(({ anchor, heading, text }) => ({
      anchor,
      heading: normalizeText(heading),
      text: normalizeText(text),
    }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}

const isSkipped = ({ name, attribs }: Element): boolean =>
  skipped.has(name) || attribs["aria-hidden"] === "true" || attribs.hidden !== undefined;

/** A heading's own `id` that ends in `-title` names its section. */
const anchorOf = (id: string): string => id.replace(/-title$/, "");

/** Blocks that end without a period get one, so that an excerpt does not run them together. */
const normalizeText = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .map((line, index, lines) =>
      index < lines.length - 1 && !/[.!?:;,…”"]$/.test(line) ? `${line} ·` : line,
    )
    .join(" ");
