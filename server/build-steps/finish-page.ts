/** What a page that the framework has rendered still needs before it is served as a file. */
import { createHash } from "node:crypto";
import { hydrateLate } from "./late-hydration.ts";
import { ownStylesOnly, wholeStyles, withoutFontFaces } from "./page-styles.ts";

export interface FinishedPage {
  html: string;
  /** The whole stylesheet of its area, which comes with React, and where it is served. */
  styles: { address: string; text: string };
}

export function finishPage(rendered: string): FinishedPage {
  const html = hydrateLate(rendered);
  const whole = wholeStyles(html);
  const version = createHash("sha256").update(whole).digest("hex").slice(0, 8);
  const address = `/assets/styles-${version}.css`;
  return {
    html: ownStylesOnly(html, address),
    styles: { address, text: withoutFontFaces(whole) },
  };
}
