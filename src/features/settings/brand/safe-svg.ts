/**
 * Drawings that somebody has uploaded, read strictly and written anew: what stands in the result was allowed
 * by name, so that nothing can be smuggled in by what one parser reads and another does not.
 */
import { classRulesOf, type Declaration, declarationsOf } from "./class-rules.ts";

export type SvgFault =
  | "too-large"
  | "too-many-parts"
  | "not-svg"
  | "doctype"
  | "element"
  | "event"
  | "reference"
  | "style";

export type SafeSvg =
  | { ok: true; svg: string; width: number; height: number }
  /** @param detail the name of what is not allowed */
  | { ok: false; reason: SvgFault; detail: string };

export const maxSvgBytes = 200_000;
const maxElements = 2_000;
const maxDepth = 40;
/** Each use of a clip draws the shapes of it again, in every browser and as this process starts. */
const maxClippedShapes = 100_000;

const allowedElements = new Set(
  "svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath title desc".split(
    " ",
  ),
);

const allowedAttributes = new Set(
  "viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform preserveAspectRatio id fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit opacity color display visibility clip-path clip-rule clipPathUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity".split(
    " ",
  ),
);

/** Drawing programs store data of their own: such elements are dropped with all they contain. */
const isForeign = (name: string): boolean => name === "metadata" || /^(?!svg:)[\w-]+:/.test(name);

class Refused extends Error {
  readonly reason: SvgFault;
  readonly detail: string;

  constructor(reason: SvgFault, detail = "") {
    super(`the drawing was refused: ${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail.slice(0, 40);
  }
}

/** Gradients alone may refer, and to others of the same drawing. */
const referringElements = new Set(["linearGradient", "radialGradient"]);

/** One that declares nothing: older drawing programs name the standard in it. */
const plainDoctype = /<!DOCTYPE\s+svg\b[^[<>]*>/;
const otherDeclaration = new RegExp(`<!(?!--)(?!${plainDoctype.source.slice(2)})`);

const tokens =
  /<!--[\s\S]*?-->|<!DOCTYPE\s[^[<>]*>|<\?xml\s[^<>]*\?>|<\/([A-Za-z_][\w:.-]*)\s*>|<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/gy;
const attributePattern = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** @param bytes as they were sent; the result is the same for the same bytes */
export function safeSvg(bytes: Uint8Array): SafeSvg {
  if (bytes.length > maxSvgBytes) return { ok: false, reason: "too-large", detail: "" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { ok: true, ...read(text) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason, detail: error.detail };
    // The bytes are no text.
    if (error instanceof TypeError) return { ok: false, reason: "not-svg", detail: "" };
    throw error;
  }
}

interface Size {
  width: number;
  height: number;
}

type Classes = Map<string, Declaration[]>;

function read(text: string): Size & { svg: string } {
  if (otherDeclaration.test(text)) throw new Refused("doctype");
  const open: { name: string; isKept: boolean }[] = [];
  const classes: Classes = new Map();
  let [svg, elements, at] = ["", 0, 0];
  let [clipUses, clipShapes] = [0, 0];
  let size: Size | undefined;
  while (at < text.length) {
    tokens.lastIndex = at;
    const token = tokens.exec(text);
    if (token === null) throw new Refused("not-svg");
    at = tokens.lastIndex;
    const [whole, closed, opened, attributes = "", isEmpty] = token;
    const isKept = open.at(-1)?.isKept ?? true;
    if (closed !== undefined) {
      const last = open.pop();
      if (last?.name !== closed) throw new Refused("not-svg");
      if (last.isKept) svg += `</${closed}>`;
    } else if (opened !== undefined) {
      if (++elements > maxElements || open.length >= maxDepth) throw new Refused("too-many-parts");
      if (open.length === 0 && (size !== undefined || opened !== "svg"))
        throw new Refused("not-svg");
      const isSheet = opened === "style";
      const keeps = isKept && !isSheet && !isForeign(opened);
      if (keeps && !allowedElements.has(opened)) throw new Refused("element", opened);
      let kept = attributesOf(opened, attributes, classes);
      const isInClip = opened === "clipPath" || open.some(({ name }) => name === "clipPath");
      // Clips of clips multiply: a few kilobytes of them keep a browser busy for minutes.
      if (isInClip && kept.has("clip-path")) throw new Refused("element", "clip-path");
      if (isInClip) clipShapes++;
      if (kept.has("clip-path")) clipUses++;
      if (size === undefined) {
        size = sizeOf(kept);
        kept = withSize(kept, size);
      }
      const written = [...kept].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
      if (keeps) svg += `<${opened}${written}${isEmpty ? "/" : ""}>`;
      if (!isEmpty) open.push({ name: opened, isKept: keeps });
    } else if (!whole.startsWith("<")) {
      const parent = open.at(-1);
      if (parent === undefined && whole.replace("\ufeff", "").trim() !== "")
        throw new Refused("not-svg");
      if (parent?.name === "style") addClasses(classes, whole);
      else if (isKept && (parent?.name === "title" || parent?.name === "desc"))
        svg += escaped(plain(whole));
    } else if (/^<!D/.test(whole) && open.length + elements > 0) throw new Refused("doctype");
  }
  if (size === undefined || open.length > 0) throw new Refused("not-svg");
  if (clipUses * clipShapes > maxClippedShapes) throw new Refused("too-many-parts");
  return { svg, ...size };
}

/** Shapes before the sheet have lost their classes by then: programs write it first. */
function addClasses(classes: Classes, sheet: string): void {
  const rules = classRulesOf(plain(sheet));
  if (rules === undefined) throw new Refused("style");
  for (const [name, declarations] of rules)
    classes.set(name, [...(classes.get(name) ?? []), ...declarations]);
}

/** The order is fixed, so that reading a result again leaves it unchanged. */
function withSize(kept: ReadonlyMap<string, string>, { width, height }: Size): Map<string, string> {
  const size = { xmlns: "http://www.w3.org/2000/svg", width: `${width}`, height: `${height}` };
  const viewBox = kept.get("viewBox") ?? `0 0 ${width} ${height}`;
  return new Map([
    ...Object.entries({ ...size, viewBox }),
    ...[...kept].filter(([name]) => !(name in size) && name !== "viewBox"),
  ]);
}

/** The precedence is that of browsers: attributes, then rules of classes, then the element's own style. */
function attributesOf(element: string, text: string, classes: Classes): Map<string, string> {
  const kept = new Map<string, string>();
  let ofClasses: Declaration[] = [];
  let ownDeclarations: Declaration[] = [];
  for (const [, name = "", double, single] of text.matchAll(attributePattern)) {
    const value = plain(double ?? single ?? "");
    if (/^on/i.test(name)) throw new Refused("event", name);
    if (/(^|:)(href|src)$/i.test(name)) {
      const isOwnGradient = referringElements.has(element) && /^#[\w.-]+$/.test(value);
      if (!isOwnGradient) throw new Refused("reference", name);
      kept.set("href", value);
    } else if (name === "class") ofClasses = rulesFor(value, classes);
    else if (name === "style") ownDeclarations = declarationsOf(value);
    else keep(kept, name, value);
  }
  for (const [property, value] of [...ofClasses, ...ownDeclarations]) keep(kept, property, value);
  return kept;
}

function rulesFor(names: string, classes: Classes): Declaration[] {
  const classNames = new Set(names.split(/\s+/));
  return [...classes].flatMap(([name, declarations]) => (classNames.has(name) ? declarations : []));
}

function keep(kept: Map<string, string>, name: string, value: string): void {
  // Millions of tiny dashes would keep the processor busy for hours.
  if (name === "stroke-dasharray" && value !== "none") throw new Refused("element", name);
  if (!allowedAttributes.has(name)) return;
  const local = value.replaceAll(/url\(\s*(["']?)#[\w.-]+\1\s*\)/g, "");
  if (/url|[\\@]|:\/\/|javascript|expression|data:/i.test(local))
    throw new Refused("reference", name);
  kept.set(name, value);
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function plain(text: string): string {
  return text.replaceAll(/&([^;\s]*);?/g, (whole, name: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const point = code && Number.parseInt(code[1] ?? code[2] ?? "", code[1] ? 16 : 10);
    const character =
      point && point >= 32 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : named[name];
    if (character === undefined || !whole.endsWith(";")) throw new Refused("not-svg", "&");
    return character;
  });
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

function sizeOf(attributes: ReadonlyMap<string, string>): Size {
  const [, , boxWidth, boxHeight] = (attributes.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const length = (name: string) =>
    Number(/^[\d.]+(?=(px)?$)/.exec(attributes.get(name) ?? "")?.[0]);
  const [width, height] = [boxWidth || length("width"), boxHeight || length("height")];
  const isSize = (side: number | undefined): side is number =>
    side !== undefined && side > 0 && side <= 20_000;
  if (!(isSize(width) && isSize(height))) throw new Refused("not-svg", "viewBox");
  return { width, height };
}
