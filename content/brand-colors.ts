/**
 * The palette of a company from the few colors that its owner chooses. Hue and strength of each color follow
 * the chosen one, its lightness is the shipped one, moved until it is read on every ground that it stands on.
 * Apart from the brand, which every page reads: only the page of the settings derives one in a browser.
 */
import { type BrandColorName, type BrandColors, brandColorNames, shippedColors } from "./brand.ts";
import { contrastOf, hexOf, type Oklch, oklchOf } from "./oklch.ts";
import { type ColorName, type Palette, shippedPalette } from "./palette.ts";

export const leastContrast = 4.5;

/** A darker paper is no longer a light ground for what stands on it. */
const leastPaperLightness = 0.93;

/** A chosen color may be stronger than the shipped one in its place by this factor at most. */
const mostStrength = 1.6;

/** `of` as it would be if `from`, which is shipped, were `to`. */
function follow(of: ColorName, from: ColorName, to: string): Oklch {
  const [shipped, shippedSource, source] = [
    oklchOf(shippedPalette[of]),
    oklchOf(shippedPalette[from]),
    oklchOf(to),
  ];
  const strength = Math.min(mostStrength, source.chroma / shippedSource.chroma);
  return {
    lightness: shipped.lightness,
    chroma: shipped.chroma * strength,
    hue: shipped.hue + source.hue - shippedSource.hue,
  };
}

/** Follows in lightness, too: the distance to the chosen color is the one to the shipped color. */
function followWhole(of: ColorName, from: ColorName, to: string): Oklch {
  const apart = oklchOf(to).lightness - oklchOf(shippedPalette[from]).lightness;
  const followed = follow(of, from, to);
  return { ...followed, lightness: followed.lightness + apart };
}

const lightnessStep = 0.004;

/** Moves a color until it is read on all of the grounds, or is white or black. */
function until(color: Oklch, way: "darker" | "lighter", grounds: readonly string[]): string {
  let { lightness } = color;
  for (;;) {
    const hex = hexOf({ ...color, lightness });
    if (grounds.every((ground) => contrastOf(hex, ground) >= leastContrast)) return hex;
    if (lightness <= 0 || lightness >= 1) return hex;
    lightness += way === "darker" ? -lightnessStep : lightnessStep;
  }
}

/** Colors that are chosen stand in it as they are: `faultsOf` says whether they can be read. */
export function paletteOf(colors: BrandColors): Palette {
  const { main, accent } = colors;
  if (brandColorNames.every((name) => colors[name] === shippedColors[name])) return shippedPalette;
  const { white } = shippedPalette;
  const porcelain = colors.paper || shippedPalette.porcelain;
  const ofPaper = (name: ColorName) =>
    colors.paper === ""
      ? shippedPalette[name]
      : hexOf(followWhole(name, "porcelain", colors.paper));
  const sand = ofPaper("sand");
  const ink = colors.ink || until(follow("ink", "teal", main), "darker", [white, porcelain, sand]);
  const tint = until(follow("tint", "teal", main), "lighter", [main, ink]);
  const lightGrounds = [white, porcelain, sand, tint];
  const ofInk = (name: ColorName) => follow(name, "ink", ink);
  const deepOfInk = (name: ColorName) => hexOf(followWhole(name, "ink", ink));
  const inkTint = deepOfInk("ink-tint");
  const inkLine = deepOfInk("ink-line");
  const night = deepOfInk("night");
  const darkGrounds = [ink, inkTint, night];
  return {
    ...shippedPalette,
    ink,
    "ink-tint": inkTint,
    "ink-line": inkLine,
    night,
    slate: until(ofInk("slate"), "darker", lightGrounds),
    mist: until(ofInk("mist"), "lighter", [...darkGrounds, inkLine]),
    frost: until(ofInk("frost"), "lighter", darkGrounds),
    field: hexOf(ofInk("field")),
    teal: main,
    "teal-deep": until(followWhole("teal-deep", "teal", main), "darker", [white, porcelain]),
    "teal-light": until(follow("teal-light", "teal", main), "lighter", darkGrounds),
    tint,
    dawn: accent,
    "dawn-light": until(followWhole("dawn-light", "dawn", accent), "lighter", [ink, night]),
    porcelain,
    sand,
    line: ofPaper("line"),
    error: until(oklchOf(shippedPalette.error), "darker", [
      ...lightGrounds,
      shippedPalette["error-tint"],
    ]),
    "error-light": until(oklchOf(shippedPalette["error-light"]), "lighter", [
      ...darkGrounds,
      shippedPalette["error-night"],
    ]),
  };
}

export interface BrandColorFault {
  name: BrandColorName;
  /** The contrast that it has where it is read worst; below 4.5. */
  contrast: number;
  /** The nearest color of the same hue with which the palette can be read. */
  suggestion: string;
}

const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(color, ground)));

/** Each chosen color on what it is read on; each is judged with the other three as they are. */
function contrastsOf(colors: BrandColors): Record<BrandColorName, number> {
  const palette = paletteOf(colors);
  const grounds = [palette.white, palette.porcelain, palette.sand];
  return {
    main: worst(palette.teal, [...grounds, palette.tint]),
    accent: worst(palette.dawn, [palette.ink, palette["ink-tint"], palette.night]),
    ink: Math.min(
      worst(palette.ink, [...grounds, palette.tint]),
      worst(palette.mist, [palette.ink, palette["ink-tint"], palette["ink-line"], palette.night]),
      // Dark enough for an accent as light as the shipped one: nobody has to change two colors for one.
      worst(shippedPalette.dawn, [palette.ink, palette["ink-tint"], palette.night]),
    ),
    paper: worst(palette.slate, [palette.porcelain, palette.sand]),
  };
}

const isFine = (name: BrandColorName, colors: BrandColors): boolean =>
  contrastsOf(colors)[name] >= leastContrast &&
  (name !== "paper" ||
    colors.paper === "" ||
    oklchOf(colors.paper).lightness >= leastPaperLightness);

const ways = { main: "darker", accent: "lighter", ink: "darker", paper: "lighter" } as const;

/** @param colors each as `#rrggbb`. @returns one for each color that has to be another */
export function faultsOf(colors: BrandColors): BrandColorFault[] {
  const faults: BrandColorFault[] = [];
  // Colors go one after the other: each is judged on the ground that the last suggestion would give.
  let judged = colors;
  for (const name of ["paper", "ink", "main", "accent"] as const) {
    if (judged[name] === "" || isFine(name, judged)) continue;
    const contrast = contrastsOf(judged)[name];
    const suggestion = suggestionFor(name, judged);
    judged = { ...judged, [name]: suggestion };
    faults.push({ name, contrast, suggestion });
  }
  return faults;
}

function suggestionFor(name: BrandColorName, colors: BrandColors): string {
  const color = oklchOf(colors[name]);
  const step = ways[name] === "darker" ? -0.01 : 0.01;
  for (let { lightness } = color; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...color, lightness });
    if (isFine(name, { ...colors, [name]: hex })) return hex;
  }
  return hexOf({ ...color, lightness: ways[name] === "darker" ? 0 : 1 });
}
