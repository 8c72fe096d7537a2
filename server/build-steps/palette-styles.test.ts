import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palette } from "#content/palette.ts";
import { paletteFile, stylesOf } from "./palette-styles.ts";

test("stylesheets have every color of the palette, and Tailwind's own are gone", () => {
  const styles = stylesOf({ ink: "#123456", "ink-tint": "#abcdef" });
  expect(styles).toContain("  --color-ink: #123456;\n  --color-ink-tint: #abcdef;\n}");
  expect(styles).toContain("--color-*: initial;");
});

test("the file is committed as the build makes it", () => {
  expect(readFileSync(paletteFile, "utf8")).toBe(stylesOf(palette));
});
