import { iconAddress } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { logo } from "#content/logo.ts";

/** A phone reads the site's name and icon on its home screen from this. */
export function webManifest(): string {
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: iconAddress(`${name}.png`),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: company.name,
    short_name: company.shortName,
    description: company.descriptionIn.en,
    lang: "en-US",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: logo.colors.ground,
    background_color: logo.colors.lines,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  });
}
