import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { darkPalette, palette } from "#content/palette.ts";
import { paletteFile, schemeFile, schemeOf, stylesOf } from "./palette-styles.ts";

test("stylesheets have every color of the palette, and Tailwind's own are gone", () => {
  const styles = stylesOf({ ink: "#123456", "ink-tint": "#abcdef" });
  expect(styles).toContain("  --color-ink: #123456;\n  --color-ink-tint: #abcdef;\n}");
  expect(styles).toContain("--ink-channels: 18 52 86;");
  expect(styles).toContain("--color-*: initial;");
});

test("a color has two sides where the reader chooses", () => {
  const styles = schemeOf({ ink: "#123456", sand: "#abcdef" }, { ink: "#fedcba" });
  expect(styles).toContain("  --color-ink: light-dark(#123456, #fedcba);\n}");
  expect(styles).not.toContain("sand");
});

test("the files are committed as the build makes them", () => {
  expect(readFileSync(paletteFile, "utf8")).toBe(stylesOf(palette));
  expect(readFileSync(schemeFile, "utf8")).toBe(schemeOf(palette, darkPalette));
});
