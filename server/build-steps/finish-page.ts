/** Completes a page that the framework has rendered, so that it can be served as a file. */
import { createHash } from "node:crypto";
import { type Document, isText } from "domhandler";
import { edited, elementsOf, parsePage } from "../page-tree.ts";
import { lateHydration } from "./late-hydration.ts";
import { stylesOfPage } from "./page-styles.ts";

export interface FinishedPage {
  html: string;
  /** Its elements and their texts: whoever reads the page parses it no second time. */
  page: Document;
  /** The whole stylesheet of its area, and where what comes of it with React is served. */
  styles: { address: string; whole: string };
}

export function finishPage(rendered: string): FinishedPage {
  const page = parsePage(rendered);
  const elements = elementsOf(page);
  const { element, place, whole, own } = stylesOfPage(rendered, elements);
  const version = createHash("sha256").update(whole).digest("hex").slice(0, 8);
  const address = `/assets/styles-${version}.css`;
  const late = lateHydration(rendered, elements, address);
  const html = edited(rendered, [{ ...place, text: own }, ...late]);
  for (const text of element.children.filter(isText)) text.data = own;
  return { html, page, styles: { address, whole } };
}
