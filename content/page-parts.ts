/** Content of page sections; pages combine them, `src/areas/marketing/sections` renders them. */
import type { IconName } from "./icons.ts";

export interface Entry {
  id: string;
  title: string;
  description: string;
  icon?: IconName;
  points?: readonly string[];
  /** A word at the edge, e.g. how often, or for what. */
  note?: string;
  href?: string;
}

/** The first of a list is the primary one. */
export interface Action {
  label: string;
  /** A path, an anchor, or an address such as `tel:`. */
  to: string;
}

/** `number` is what the page shows. */
export interface NumberedStep {
  id: string;
  number: number;
  title: string;
  description: string;
}

export interface StatedFigure {
  id: string;
  value: string;
  label: string;
  meaning?: string;
  /** False until the company has confirmed what it counts; `npm run launch-check` lists it. */
  verified?: false;
}

export interface Hero {
  title: string;
  lead: string;
  actions: readonly Action[];
}

export interface Heading {
  title: string;
  lead?: string;
}

/** A picture of `artwork/pictures.ts`; the alternative text is empty where it only decorates. */
export interface PictureChoice {
  name: string;
  alt: string;
}

export interface PageTexts {
  title: string;
  /** Shown beneath the title by search engines: 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** The page's own picture, which also stands in link previews: no other page has the same. */
  image?: string;
  /** Its alternative text. */
  pictureAlt?: string;
}
