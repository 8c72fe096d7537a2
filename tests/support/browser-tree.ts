/** The tree that browsers make of a page, for tests that stand in for one. */
import type { Document } from "domhandler";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";

export const readAsBrowsers = (html: string): Document =>
  parse(html, {
    treeAdapter: adapter,
    sourceCodeLocationInfo: true,
    // The content of <noscript> is parsed as elements.
    scriptingEnabled: false,
  });
