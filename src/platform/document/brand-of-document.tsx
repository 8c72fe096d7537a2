/**
 * Each document carries the company's look: its colors as a style that is read before the first paint, and
 * the rest as data for the code that runs in it. A company that has changed nothing sends none of it.
 */
import {
  type Brand,
  brand,
  brandStyleId,
  changeBrand,
  currentBrand,
  isBrandShipped,
} from "#content/brand.ts";
import {
  type ColorName,
  channelsOf,
  darkPalette,
  type Palette,
  palette,
  shippedPalette,
} from "#content/palette.ts";
import { useArea } from "./area-document.tsx";
import { useDocumentRequest } from "./document-request.tsx";

const dataId = "brand";

/** More specific than `:root`, wherever the stylesheet of an area stands. */
const rootSelector = "html:root";

interface Looks {
  light: Palette;
  dark: Partial<Palette>;
}

/** @param isLightOnly of the public site, which does not follow the visitor's system */
function colorDeclarations({ light, dark }: Looks, isLightOnly: boolean): string {
  const names = Object.keys(shippedPalette) as ColorName[];
  const declarations = names.flatMap((name) => {
    const other = isLightOnly ? undefined : dark[name];
    if (other !== undefined) return `--color-${name}:light-dark(${light[name]},${other})`;
    return light[name] === shippedPalette[name] ? [] : `--color-${name}:${light[name]}`;
  });
  if (light.ink !== shippedPalette.ink)
    declarations.push(`--ink-channels:${channelsOf(light.ink).join(" ")}`);
  return declarations.join(";");
}

/** A logo has two pictures: dark screens show the one for dark grounds. */
const logoRule = ".logo-on-dark{display:none}";
const darkLogoRules = `@media(prefers-color-scheme:dark){html:root:not([data-appearance=light]) .logo-on-light{display:none}html:root:not([data-appearance=light]) .logo-on-dark{display:block}}html:root[data-appearance=dark] .logo-on-light{display:none}html:root[data-appearance=dark] .logo-on-dark{display:block}`;

function brandStyleText(isLightOnly: boolean): string {
  const colors = colorDeclarations({ light: palette, dark: darkPalette }, isLightOnly);
  const logoRules = isLightOnly || brand.logo === null ? "" : logoRule + darkLogoRules;
  return `${rootSelector}{${colors}}${logoRules}`;
}

/** The public site alone brings its styles within its documents, and is light whatever the system is. */
const useIsLightOnly = (): boolean => useArea() !== undefined;

export function BrandStyles() {
  const { nonce } = useDocumentRequest();
  const isLightOnly = useIsLightOnly();
  if (isBrandShipped()) return null;
  return (
    <style
      id={brandStyleId}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: colors that were checked when they were saved
      dangerouslySetInnerHTML={{ __html: brandStyleText(isLightOnly) }}
    />
  );
}

const brandText = (): string => JSON.stringify(currentBrand()).replaceAll("<", "\\u003c");

export function BrandOfDocument() {
  if (isBrandShipped()) return null;
  const json = { __html: brandText() };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped above.
  return <script type="application/json" id={dataId} dangerouslySetInnerHTML={json} />;
}

/** Call it before anything is rendered in a browser. */
export function readBrand(document: Document): void {
  const text = document.getElementById(dataId)?.textContent;
  // Our own server wrote it into this document.
  if (text) changeBrand(JSON.parse(text) as Brand);
}

/** The same for documents that no component renders: they follow the reader's system. */
export const brandElements = (): string =>
  isBrandShipped()
    ? ""
    : `<style id="${brandStyleId}">${brandStyleText(false)}</style><script type="application/json" id="${dataId}">${brandText()}</script>`;
