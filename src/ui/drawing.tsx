/** An icon of the set, e.g. the default export of `@lucide/icons/icons/award`. */
export interface IconData {
  readonly node: readonly IconShape[];
}

type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const outlines = new Map<IconData, string>();

/**
 * Draws an icon; always decorative, because its meaning stands beside it in words. All its shapes are one
 * path: a page has up to a hundred icons, and each element costs its server, its browser and its reader's
 * phone.
 */
export function Drawing({ icon, className }: { icon: IconData; className: string }) {
  let outline = outlines.get(icon);
  if (outline === undefined) {
    outline = icon.node.map(outlineOf).join("");
    outlines.set(icon, outline);
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`drawing ${className}`}>
      <path d={outline} />
    </svg>
  );
}

/** The shape as path data that can follow other shapes. */
export function outlineOf([tag, shape]: IconShape): string {
  const number = (name: string) => Number(shape[name] ?? 0);
  // A path may begin with a relative move, which counts from where the shape before it has ended.
  if (tag === "path") return `M0 0${shape.d}`;
  if (tag === "line") return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
  if (tag === "polyline") return `M${shape.points}`;
  if (tag === "circle") {
    const radius = number("r");
    const half = `a${radius} ${radius} 0 1 0`;
    return `M${number("cx") - radius} ${shape.cy}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
  }
  if (tag !== "rect") throw new Error(`icons with <${tag}> cannot be drawn`);
  const corner = number("rx");
  const [width, height] = [number("width") - 2 * corner, number("height") - 2 * corner];
  const round = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return `M${number("x") + corner} ${shape.y}h${width}${round(corner, corner)}v${height}${round(-corner, corner)}h${-width}${round(-corner, -corner)}v${-height}${round(corner, -corner)}z`;
}
