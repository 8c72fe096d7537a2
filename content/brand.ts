/** The company's look: its colors, and its logo in place of the shipped mark. */
import { changePalette, type Palette, shippedPalette } from "./palette.ts";

export const brandColorNames = ["main", "accent", "ink", "paper"] as const;

export type BrandColorName = (typeof brandColorNames)[number];

/** Values are `#rrggbb`. An empty ink follows the main color, and an empty paper is the shipped one. */
export type BrandColors = Readonly<Record<BrandColorName, string>>;

export const shippedColors: BrandColors = {
  main: shippedPalette.teal,
  accent: shippedPalette.dawn,
  ink: "",
  paper: "",
};

export const brandPictureNames = ["logo", "logoOnDark", "icon"] as const;

export type BrandPictureName = (typeof brandPictureNames)[number];

export interface BrandPicture {
  /** Named by its content: `/brand/logo-1a2b3c4d.svg`. */
  address: string;
  /** Sizes are in pixels; only the ratio of a drawing's means something. */
  width: number;
  height: number;
}

/** The element with its colors; `server/build-steps/page-styles.ts` keeps it apart from a page's own styles. */
export const brandStyleId = "brand-colors";

export const logoPlaces = ["beside", "instead"] as const;

export type LogoPlace = (typeof logoPlaces)[number];

export interface Brand {
  colors: BrandColors;
  /** Browsers get the derived colors from the server and have no code that derives them. */
  palette: Palette;
  /** Null for the shipped mark, in the colors of the palette. */
  logo: { onLight: BrandPicture; onDark: BrandPicture } | null;
  /** The short name stands beside the logo, or the logo contains it. */
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

/** Read it where it is used, as `company`: it changes while the product runs. */
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

/** The address changes with the brand, so that no cache keeps an old icon. @param name e.g. `icon-192.png` */
export const iconAddress = (name: string): string =>
  brand.version === "" ? `/${name}` : `/brand/${brand.version}/${name}`;
