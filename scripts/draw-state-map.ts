/** `npm run map`: outlines of the states (us-atlas, Census Bureau, Albers projection) as SVG paths. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";

type Point = [number, number];
type Ring = Point[];

const target = new URL("#areas/marketing/locations/state-outlines.ts", import.meta.url);
const atlas = createRequire(import.meta.url).resolve("us-atlas/states-albers-10m.json");

/** Square units of the map (975 wide): smaller corners are dropped, and islands below the second. */
const smallestCorner = 7;
const smallestIsland = 22;

const codes: Record<string, string> = Object.fromEntries(
  (
    "01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA " +
    "26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN " +
    "48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

const usa: Topology<{ states: GeometryCollection }> = JSON.parse(readFileSync(atlas, "utf8"));
const topology = simplify(presimplify(usa), smallestCorner);
const states = feature(topology, topology.objects.states);

const area = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Whole units, each point relative to the one before. */
function pathOf(ring: Ring): string {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  let [x, y] = whole[0] ?? [0, 0];
  let path = `M${x} ${y}l`;
  for (const [nextX, nextY] of whole.slice(1, -1)) {
    if (nextX === x && nextY === y) continue;
    path += `${path.endsWith("l") || nextX < x ? "" : " "}${nextX - x}${nextY < y ? "" : " "}${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}

/** A label fits best at the inner point that is farthest from the outline. */
function innermost(ring: Ring): Point {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let best: { at: Point; room: number } = { at: [0, 0], room: -1 };
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 2) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 2) {
      const room = isInside(ring, x, y) ? distance(ring, x, y) : -1;
      if (room > best.room) best = { at: [Math.round(x), Math.round(y)], room };
    }
  }
  return best.at;
}

function isInside(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Measures to the nearest edge. Labels are wider than high, so horizontal room counts half. */
function distance(ring: Ring, x: number, y: number): number {
  const distances = ring.map(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
    const [edgeX, edgeY, awayX, awayY] = [
      (toX - fromX) / 2,
      toY - fromY,
      (x - fromX) / 2,
      y - fromY,
    ];
    const length = edgeX ** 2 + edgeY ** 2;
    const along = length === 0 ? 0 : (awayX * edgeX + awayY * edgeY) / length;
    const at = Math.min(1, Math.max(0, along));
    return Math.hypot(awayX - at * edgeX, awayY - at * edgeY);
  });
  return Math.min(...distances);
}

const lines = states.features.flatMap(({ id, geometry }) => {
  const code = codes[String(id)];
  if (!code || (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon")) return [];
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons
    .map(([outer]) => (outer ?? []) as Ring)
    .sort((one, other) => area(other) - area(one))
    .filter((ring, index) => index === 0 || area(ring) >= smallestIsland);
  const [mainland = []] = rings;
  const [x, y] = innermost(mainland);
  return `  { code: "${code}", label: [${x}, ${y}], path: "${rings.map(pathOf).join("")}" },`;
});

writeFileSync(
  target,
  `/** Written by \`npm run map\`; change \`scripts/draw-state-map.ts\` instead. */
export const mapSize = { width: 975, height: 610 } as const;

export const stateOutlines = [
${lines.sort().join("\n")}
] as const;
`,
);
