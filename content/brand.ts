/** How the company looks: its colors, and its logo in place of the shipped mark. */
import { type BrandColors, shippedColors } from "./brand-colors.ts";
import { changePalette, type Palette, shippedPalette } from "./palette.ts";

export const brandPictureNames = ["logo", "logoOnDark", "icon"] as const;

export type BrandPictureName = (typeof brandPictureNames)[number];

export interface BrandPicture {
  /** Named by its content: `/brand/logo-1a2b3c4d.svg`. */
  address: string;
  /** In pixels; of a drawing only their ratio means something. */
  width: number;
  height: number;
}

/** The element with its colors; `server/build-steps/page-styles.ts` keeps it apart from a page's own styles. */
export const brandStyleId = "brand-colors";

export const logoPlaces = ["beside", "instead"] as const;

export type LogoPlace = (typeof logoPlaces)[number];

export interface Brand {
  colors: BrandColors;
  /** What follows from them: browsers are told, and have no code that derives it. */
  palette: Palette;
  /** Null for the shipped mark, in the colors of the palette. */
  logo: { onLight: BrandPicture; onDark: BrandPicture } | null;
  /** Whether the short name stands beside the logo, or the logo says it. */
  logoPlace: LogoPlace;
  /** Part of the addresses of icons and shared pictures; empty as they were shipped. */
  version: string;
}

export const shippedBrand: Brand = {
  colors: shippedColors,
  palette: shippedPalette,
  logo: null,
  logoPlace: "beside",
  version: "",
};

/** As it is now, by the same rule as `company`: read it where it is used. */
export const brand: Brand = { ...shippedBrand };

let current = shippedBrand;

/** A whole at once, with the palette that follows from its colors. */
export function changeBrand(next: Brand): void {
  current = next;
  Object.assign(brand, next);
  changePalette(next.palette);
}

export const currentBrand = (): Brand => current;

export const isBrandShipped = (): boolean => current.version === "";

/** Where an icon of the site stands. @param name e.g. `icon-192.png` */
export const iconAddress = (name: string): string =>
  brand.version === "" ? `/${name}` : `/brand/${brand.version}/${name}`;
