/** Reads a built page as a reader does: headings, and the text beneath each. */

export interface PageSection {
  /** `id` of the heading or of the element around it; empty for what stands above all headings. */
  anchor: string;
  heading: string;
  text: string;
}

/** Not text of the page: controls, drawings, ways elsewhere. */
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
const withoutEnd = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

const token = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gi;

interface Open {
  name: string;
  id: string;
  skips: boolean;
}

/** @param html a page rendered by React, hence well-formed */
export function pageSections(html: string): PageSection[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error("the page has no <main>");
  const sections: PageSection[] = [{ anchor: "", heading: "", text: "" }];
  const open: Open[] = [];
  let current = sections[0] as PageSection;
  let headed = false;

  for (const [, closing, name = "", attributes = "", text] of main.matchAll(token)) {
    if (text !== undefined) {
      if (open.some(({ skips }) => skips)) continue;
      if (headed) current.heading += decode(text);
      else current.text += decode(text);
      continue;
    }
    const tag = name.toLowerCase();
    if (tag === "" || withoutEnd.has(tag)) {
      if (tag === "br") current.text += " ";
      continue;
    }
    if (!inline.has(tag)) current.text += "\n";
    if (closing) {
      while (open.length > 0 && open.pop()?.name !== tag);
      if (headings.has(tag)) headed = false;
      continue;
    }
    open.push({ name: tag, id: attribute(attributes, "id"), skips: skips(tag, attributes) });
    if (headings.has(tag) && !open.some((element) => element.skips)) {
      headed = true;
      current = { anchor: anchorOf(open), heading: "", text: "" };
      sections.push(current);
    }
  }
  return sections
    .map(({ anchor, heading, text }) => ({ anchor, heading: tidy(heading), text: tidy(text) }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}

const skips = (tag: string, attributes: string): boolean =>
  skipped.has(tag) || /\saria-hidden="true"|\shidden(?:=|\s|$)/.test(attributes);

/** The innermost element with an `id`: a heading's own that ends in `-title` names its section. */
function anchorOf(open: readonly Open[]): string {
  const id = open.findLast((element) => element.id !== "")?.id ?? "";
  return id.replace(/-title$/, "");
}

const attribute = (attributes: string, name: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
  });

/** Blocks that end without a full stop get a pause, so that an excerpt does not run them together. */
const tidy = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .map((line, index, lines) =>
      index < lines.length - 1 && !/[.!?:;,…”"]$/.test(line) ? `${line} ·` : line,
    )
    .join(" ");
