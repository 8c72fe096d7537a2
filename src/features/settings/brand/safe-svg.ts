/**
 * Drawings that somebody has uploaded, read strictly and written anew: what stands in the result was allowed
 * by name, so that nothing can be smuggled in by what one parser reads and another does not.
 */
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

const allowedElements = new Set(
  "svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath title desc".split(
    " ",
  ),
);

const allowedAttributes = new Set(
  "viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform preserveAspectRatio id fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule clipPathUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity".split(
    " ",
  ),
);

/** What drawing programs add for themselves: it is left out with all within it. */
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

const tokens =
  /<!--[\s\S]*?-->|<\?xml\s[^<>]*\?>|<\/([A-Za-z_][\w:.-]*)\s*>|<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/gy;
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

function read(text: string): { svg: string; width: number; height: number } {
  if (/<!(?!--)/.test(text)) throw new Refused("doctype");
  const open: { name: string; isKept: boolean }[] = [];
  let [svg, elements, at] = ["", 0, 0];
  let size: { width: number; height: number } | undefined;
  tokens.lastIndex = 0;
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
      const keeps = isKept && !isForeign(opened);
      if (keeps && !allowedElements.has(opened))
        throw new Refused(opened === "style" ? "style" : "element", opened);
      const kept = attributesOf(attributes);
      if (size === undefined) {
        size = sizeOf(kept);
        kept.set("xmlns", "http://www.w3.org/2000/svg");
        if (!kept.has("viewBox")) kept.set("viewBox", `0 0 ${size.width} ${size.height}`);
        kept.set("width", String(size.width)).set("height", String(size.height));
      }
      if (keeps)
        svg += `<${opened}${[...kept].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("")}${isEmpty ? "/" : ""}>`;
      if (!isEmpty) open.push({ name: opened, isKept: keeps });
    } else if (!whole.startsWith("<")) {
      if (open.length === 0 && whole.replace("\ufeff", "").trim() !== "")
        throw new Refused("not-svg");
      const isText = ["title", "desc"].includes(open.at(-1)?.name ?? "");
      if (isKept && isText) svg += escaped(plain(whole));
    }
  }
  if (size === undefined || open.length > 0) throw new Refused("not-svg");
  return { svg, ...size };
}

function attributesOf(text: string): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [, name = "", double, single] of text.matchAll(attributePattern)) {
    const value = plain(double ?? single ?? "");
    if (/^on/i.test(name)) throw new Refused("event", name);
    if (/(^|:)(href|src)$/i.test(name)) throw new Refused("reference", name);
    if (name === "style") for (const [property, of] of stylesOf(value)) keep(kept, property, of);
    else keep(kept, name, value);
  }
  return kept;
}

function keep(kept: Map<string, string>, name: string, value: string): void {
  if (!allowedAttributes.has(name)) return;
  const local = value.replaceAll(/url\(\s*(["']?)#[\w.-]+\1\s*\)/g, "");
  if (/url|[\\@]|:\/\/|javascript|expression|data:/i.test(local))
    throw new Refused("reference", name);
  kept.set(name, value);
}

/** Properties become attributes, which cannot say more than their names allow. */
function stylesOf(style: string): [string, string][] {
  return style.split(";").flatMap((declaration): [string, string][] => {
    const at = declaration.indexOf(":");
    if (at === -1) return [];
    return [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]];
  });
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

function sizeOf(attributes: ReadonlyMap<string, string>): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (attributes.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const length = (name: string) =>
    Number(/^[\d.]+(?=(px)?$)/.exec(attributes.get(name) ?? "")?.[0]);
  const [width, height] = [boxWidth || length("width"), boxHeight || length("height")];
  const isSize = (side: number | undefined): side is number =>
    side !== undefined && side > 0 && side <= 20_000;
  if (!(isSize(width) && isSize(height))) throw new Refused("not-svg", "viewBox");
  return { width, height };
}
