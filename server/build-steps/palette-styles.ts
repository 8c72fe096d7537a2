/** Keeps `app/ui/palette.css` in step with `content/palette.ts`, in builds and in development. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { palette } from "../../content/palette.ts";

export const paletteFile = "app/ui/palette.css";

export function paletteStyles(): Plugin {
  return {
    name: "palette-styles",
    // Runs before the stylesheets are read. In development, Vite restarts when the palette changes.
    config() {
      const wanted = stylesOf(palette);
      if (readFileSync(paletteFile, "utf8") !== wanted) writeFileSync(paletteFile, wanted);
    },
  };
}

/** Colors of Tailwind's theme; unused ones are not in the built stylesheet. */
export const stylesOf = (colors: Readonly<Record<string, string>>): string =>
  `/* Made from content/palette.ts by the build; change that file instead. */
@theme {
  --color-*: initial;
  --color-transparent: transparent;
  --color-current: currentColor;
${Object.entries(colors)
  .map(([name, color]) => `  --color-${name}: ${color};\n`)
  .join("")}}
`;
