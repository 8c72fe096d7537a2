/** Writes `src/ui/palette.css` and `src/ui/scheme.css` from `content/palette.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { channelsOf } from "../../content/oklch.ts";
import { darkPalette, palette } from "../../content/palette.ts";

export const paletteFile = "src/ui/palette.css";
export const schemeFile = "src/ui/scheme.css";

export function paletteStyles(): Plugin {
  return {
    name: "palette-styles",
    // Runs before the stylesheets are read. In development, Vite restarts when the palette changes.
    config() {
      for (const [file, wanted] of [
        [paletteFile, stylesOf(palette)],
        [schemeFile, schemeOf(palette, darkPalette)],
      ] as const)
        if (readFileSync(file, "utf8") !== wanted) writeFileSync(file, wanted);
    },
  };
}

/** Colors of Tailwind's theme; unused ones are not in the built stylesheet. */
export const stylesOf = (colors: Readonly<Record<string, string>> & { ink: string }): string =>
  `/* Made from content/palette.ts by the build; change that file instead. */
@theme {
  --color-*: initial;
  --color-transparent: transparent;
  --color-current: currentColor;
${Object.entries(colors)
  .map(([name, color]) => `  --color-${name}: ${color};\n`)
  .join("")}}

/* Ink in light and dark alike, for the translucent layers of scenery and shadows. */
:root {
  --ink-channels: ${channelsOf(colors.ink).join(" ")};
}
`;

export const schemeOf = (
  light: Readonly<Record<string, string>>,
  dark: Readonly<Record<string, string>>,
): string =>
  `/* Made from content/palette.ts by the build; change that file instead. */
:root {
  color-scheme: light dark;
${Object.entries(dark)
  .map(([name, color]) => `  --color-${name}: light-dark(${light[name]}, ${color});\n`)
  .join("")}}
`;
