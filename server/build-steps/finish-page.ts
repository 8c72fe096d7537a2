/** What a page that the framework has rendered still needs before it is served as a file. */
import { createHash } from "node:crypto";
import { edited, elementsOf, parsePage } from "../page-tree.ts";
import { lateHydration } from "./late-hydration.ts";
import { stylesOfPage } from "./page-styles.ts";

export interface FinishedPage {
  html: string;
  /** The whole stylesheet of its area, and where what comes of it with React is served. */
  styles: { address: string; whole: string };
}

export function finishPage(rendered: string): FinishedPage {
  const elements = elementsOf(parsePage(rendered));
  const { place, whole, own } = stylesOfPage(rendered, elements);
  const version = createHash("sha256").update(whole).digest("hex").slice(0, 8);
  const address = `/assets/styles-${version}.css`;
  const late = lateHydration(rendered, elements, address);
  return { html: edited(rendered, [{ ...place, text: own }, ...late]), styles: { address, whole } };
}
