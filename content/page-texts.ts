import { contentIn } from "./content-in.ts";
import * as en from "./en/page-texts.ts";
import * as es from "./es/page-texts.ts";

export interface PageTexts {
  title: string;
  /** Shown beneath the title by search engines: 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Alternative text of the page's own picture. */
  pictureAlt?: string;
}

export const pageTextsContent = contentIn(en, es);
