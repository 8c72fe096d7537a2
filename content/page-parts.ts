/** Content of page sections; pages combine them, `app/marketing/sections` renders them. */
import type { IconName } from "./icons.ts";

/** Something with a name and a description: a service, an argument, an industry. */
export interface Entry {
  id: string;
  title: string;
  description: string;
  icon?: IconName;
  /** Short facts beneath, e.g. the three bullets of a card. */
  points?: readonly string[];
  /** A word at the edge, e.g. how often, or for what. */
  note?: string;
  href?: string;
}

/** A link to act on; the first of a list is the primary one. */
export interface Action {
  label: string;
  /** A path, an anchor, or an address such as `tel:`. */
  to: string;
}

/** One step of a process; `number` is what the page shows. */
export interface NumberedStep {
  id: string;
  number: number;
  title: string;
  description: string;
}

/** A number set large, and its meaning. */
export interface StatedFigure {
  id: string;
  value: string;
  label: string;
  meaning?: string;
  /** False until the company has confirmed what it counts; `npm run launch-check` lists it. */
  verified?: false;
}

/** The top of a page: its one headline, one sentence, actions. */
export interface Opening {
  title: string;
  lead: string;
  actions: readonly Action[];
}

/** The headline of a section, and the sentence beside it. */
export interface Heading {
  title: string;
  lead?: string;
}

/**
 * A picture of `artwork/pictures.ts` and its alternative text, which is empty where it decorates.
 */
export interface PictureChoice {
  name: string;
  alt: string;
}
