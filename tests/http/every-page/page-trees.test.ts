/** The product reads its own pages with a parser that is ten times as fast as one that follows the standard. */
import type { Element } from "domhandler";
import { expect, inject, it } from "vitest";
import { elementsOf, parsePage, spanOf, textOf } from "#server/page-tree.ts";
import { readAsBrowsers } from "../../support/browser-tree.ts";
import { servedPages } from "../../support/page-list.ts";

interface ReadElement {
  name: string;
  attributes: [string, string][];
  text: string;
  start: number | undefined;
  end: number | undefined;
}

/** Names of drawings keep their capitals in browsers. */
const read = (element: Element): Omit<ReadElement, "start" | "end"> => ({
  name: element.name.toLowerCase(),
  attributes: Object.entries(element.attribs).map(([name, value]) => [name.toLowerCase(), value]),
  text: textOf(element),
});

const asBrowsersRead = (html: string): ReadElement[] =>
  elementsOf(readAsBrowsers(html)).map((element) => ({
    ...read(element),
    start: element.sourceCodeLocation?.startOffset,
    end: element.sourceCodeLocation?.endOffset,
  }));

it("the tree of each page is the one that browsers make of it, with every element in its place", async () => {
  const served = await servedPages(inject("site").url);
  expect(served.size).toBeGreaterThan(100);
  for (const [path, html] of served) {
    const elements = elementsOf(parsePage(html)).map((element) => ({
      ...read(element),
      ...spanOf(element),
    }));
    expect(elements, path).toEqual(asBrowsersRead(html));
  }
});
