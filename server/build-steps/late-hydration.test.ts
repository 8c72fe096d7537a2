import { expect, test } from "vitest";
import { edited, elementsOf, parsePage } from "../page-tree.ts";
import { lateHydration } from "./late-hydration.ts";

const hydrateLate = (html: string) =>
  edited(html, lateHydration(html, elementsOf(parsePage(html)), "/assets/all.css"));

const page = (scripts: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body><p>Text</p>${scripts}</body>`;
const starter = `<script type="module" async="">import "/assets/a.js";</script>`;

test("turns the one module script into inert text and its preloads into a list", () => {
  const late = hydrateLate(page(starter));
  expect(late).toContain(
    `<script type="text/plain" data-late="/assets/a.js /assets/b.js" data-styles="/assets/all.css">import "/assets/a.js";</script>`,
  );
  expect(late).not.toContain("modulepreload");
  expect(late).not.toContain(`type="module"`);
  expect(late).toContain("<p>Text</p>");
});

test("fails when the page starts no module, or two", () => {
  expect(() => hydrateLate(page(""))).toThrow("found 0");
  expect(() => hydrateLate(page(starter + starter))).toThrow("found 2");
});

test("takes only elements for what they look like", () => {
  const text = `<p title='${starter}'>&lt;script type="module"></p><!--${starter}-->`;
  const late = hydrateLate(page(`${text}<script>"<link rel='modulepreload'>"</script>${starter}`));
  expect(late).toContain(`${text}<script>"<link rel='modulepreload'>"</script>`);
  expect(late).toContain(`data-late="/assets/a.js /assets/b.js" data-styles="/assets/all.css">`);
});

test("fails when the page preloads nothing", () => {
  expect(() => hydrateLate(`<body>${starter}</body>`)).toThrow("preload");
});
