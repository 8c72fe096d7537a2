/** Keeps `app/ui/palette.css` what `content/palette.ts` says, whenever the product is built or developed. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { palette } from "../../content/palette.ts";

export const paletteFile = "app/ui/palette.css";

export function paletteStyles(): Plugin {
  return {
    name: "palette-styles",
    // Before the stylesheets are read. In development, Vite starts anew when the palette changes.
    config() {
      const wanted = stylesOf(palette);
      if (readFileSync(paletteFile, "utf8") !== wanted) writeFileSync(paletteFile, wanted);
    },
  };
}

/** Colors of Tailwind's theme; what nothing uses is not in the built stylesheet. */
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
