import { afterEach, expect, test } from "vitest";
import { brand, changeBrand, shippedBrand } from "./brand.ts";
import {
  type BrandColors,
  brandColorNames,
  faultsOf,
  leastContrast,
  paletteOf,
  shippedColors,
} from "./brand-colors.ts";
import { contrastOf, hexOf, oklchOf } from "./oklch.ts";
import {
  type ColorName,
  followPalette,
  type Palette,
  palette,
  type Scheme,
  schemes,
  schemesOf,
  shippedPalette,
} from "./palette.ts";

type Grounds = readonly ColorName[];

/** Everything that is read on something, in light and, by `darkPalette`, in dark. */
const readPairs: readonly (readonly [words: ColorName, grounds: Grounds])[] = [
  ["ink", ["white", "porcelain", "sand", "tint"]],
  ["slate", ["white", "porcelain", "sand", "tint"]],
  ["teal", ["white", "porcelain", "sand", "tint"]],
  ["teal-deep", ["white", "porcelain"]],
  ["error", ["white", "porcelain", "sand", "tint", "error-tint"]],
  ["mist", ["ink", "ink-tint", "ink-line", "night"]],
  ["frost", ["ink", "ink-tint", "night"]],
  ["porcelain", ["ink", "night"]],
  ["teal-light", ["ink", "ink-tint", "night"]],
  ["dawn", ["ink", "ink-tint", "night"]],
  ["dawn-light", ["ink", "night"]],
  ["error-light", ["ink", "ink-tint", "night", "error-night"]],
];

const together: [keyof Scheme, (keyof Scheme)[]][] = [
  ["text", ["page", "card", "tint"]],
  ["quiet", ["page", "card"]],
  ["action", ["page", "card"]],
  ["onAction", ["action"]],
];

function unreadIn(colors: Palette): string[] {
  const unread: string[] = [];
  for (const [look, scheme] of Object.entries(schemesOf(colors)))
    for (const [words, grounds] of together)
      for (const ground of grounds)
        if (contrastOf(scheme[words], scheme[ground]) < leastContrast)
          unread.push(`${look}: ${words} on ${ground}`);
  for (const [words, grounds] of readPairs)
    for (const ground of grounds)
      if (contrastOf(colors[words], colors[ground]) < leastContrast)
        unread.push(`${words} on ${ground}`);
  return unread;
}

/** The same colors in each run. */
function randomColors(seed: number): () => string {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, "0")}`;
  };
}

afterEach(() => changeBrand(shippedBrand));

test("what is read in the shipped colors is seen on its ground, in light and dark", () => {
  expect(unreadIn(shippedPalette)).toEqual([]);
});

test("contrast is that of WCAG, and a color survives the way through its lightness", () => {
  expect(contrastOf("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  for (const color of Object.values(shippedPalette).filter(({ length }) => length === 7))
    expect(hexOf(oklchOf(color))).toBe(color);
});

test("colors that are nearly the shipped ones give nearly the shipped palette", () => {
  const near = paletteOf({ ...shippedColors, main: "#0f5f5d" });
  for (const [name, color] of Object.entries(shippedPalette)) {
    const [one, two] = [oklchOf(color), oklchOf(near[name as keyof Palette])];
    expect(Math.abs(one.lightness - two.lightness), name).toBeLessThan(0.01);
  }
});

test("from any colors, what is suggested in their place is read everywhere, in the same hue", () => {
  const next = randomColors(25);
  for (let round = 0; round < 40; round++) {
    const chosen: BrandColors = {
      main: next(),
      accent: next(),
      ink: round % 2 === 0 ? "" : next(),
      paper: round % 3 === 0 ? next() : "",
    };
    const suggested = { ...chosen };
    for (const { name, suggestion, contrast } of faultsOf(chosen)) {
      suggested[name] = suggestion;
      expect(contrast).toBeLessThan(21);
      const [before, after] = [oklchOf(chosen[name]), oklchOf(suggestion)];
      const turned = Math.abs(((after.hue - before.hue + 540) % 360) - 180);
      // What is nearly gray, white or black has no hue to keep.
      if (after.chroma > 0.03) expect(turned, `${chosen[name]} ${suggestion}`).toBeLessThan(4);
    }
    expect(faultsOf(suggested), JSON.stringify(suggested)).toEqual([]);
    const colors = paletteOf(suggested);
    expect(unreadIn(colors), JSON.stringify(suggested)).toEqual([]);
    expect(colors).toMatchObject({ teal: suggested.main, dawn: suggested.accent });
  }
}, 120_000);

test.each([
  [{ main: "#ffe100" }, ["main"]],
  [{ accent: "#10292c" }, ["accent"]],
  [{ ink: "#9aa0a6" }, ["ink"]],
  [{ paper: "#222222" }, ["paper"]],
  [{ main: "#0b3d91", accent: "#ffb000" }, []],
] satisfies [Partial<BrandColors>, string[]][])("of %j, %j is refused", (chosen, names) => {
  const faults = faultsOf({ ...shippedColors, ...chosen });
  expect(faults.map(({ name }) => name)).toEqual(names);
});

test("a change replaces palette, schemes and brand as a whole, and tells who follows", () => {
  let told = 0;
  followPalette(() => {
    told++;
    expect(schemes.light.action).toBe(palette.teal);
  });
  const colors = { ...shippedColors, main: "#0b3d91" };
  changeBrand({ ...shippedBrand, colors, palette: paletteOf(colors), version: "1" });
  expect(told).toBe(1);
  expect(palette.teal).toBe("#0b3d91");
  expect(brand.colors).toEqual(colors);
  expect(schemes.dark.action).toBe(palette["teal-light"]);
  changeBrand(shippedBrand);
  expect(palette).toEqual(shippedPalette);
  expect(brandColorNames.every((name) => brand.colors[name] === shippedColors[name])).toBe(true);
});
