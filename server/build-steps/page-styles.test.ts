import { describe, expect, it, test } from "vitest";
import { classesOfMarkup, classesOfSelector, tagsOfMarkup, tagsOfSelector } from "./class-names.ts";
import { keepOwnStyles, rulesFor, wholeStyles, withoutFontFaces } from "./page-styles.ts";

describe("rules for the classes of a page", () => {
  const rulesForCard = (styles: string) =>
    rulesFor(new Set(["card", "md:w-1/2"]), new Set(["a", "li", "p"]), styles);

  it.each([
    ["of elements and attributes", "a[href]{color:red}"],
    ["of its classes", ".card{color:red}"],
    ["of escaped classes", ".md\\:w-1\\/2{width:50%}"],
    ["without a class that is named as an alternative", ".card:not(.open) a:is(.b,.c){color:red}"],
    ["of steps of a motion", "@keyframes rise{12.5%{opacity:0}to{opacity:1}}"],
    ["of elements that are named as an alternative", "p:is(table,a) li::marker{color:red}"],
    [
      "that declare what is read",
      '@property --x{syntax:"*"}:root{--x:var(--y);--y:0}p{top:var(--x)}',
    ],
  ])("stay: %s", (_, styles) => {
    expect(rulesForCard(styles)).toBe(styles);
  });

  it("leave with what is around them when a class is missing", () => {
    expect(rulesForCard("@media (width>1px){.map{color:red}.map .card{top:0}}")).toBe("");
    expect(rulesForCard(".card,.map{color:red}")).toBe(".card{color:red}");
  });

  it("leave when an element is missing, and declarations when nothing reads them", () => {
    expect(rulesForCard("table,p>td,p{color:red}@media print{pre{top:0}}")).toBe("p{color:red}");
    expect(
      rulesForCard('@property --x{syntax:"*"}:root{--x:var(--y);--y:0}.map{top:var(--x)}p{left:0}'),
    ).toBe("p{left:0}");
  });
});

test("class names are read as React and stylesheets write them", () => {
  const markup = `<p class="[&amp;&gt;li]:mt-2 a"><b data-x class="before:content-[&#x27;x&#x27;]">`;
  expect([...classesOfMarkup(markup)]).toEqual(["[&>li]:mt-2", "a", "before:content-['x']"]);
  expect(classesOfSelector('.\\[\\&\\>li\\]\\:mt-2>li .\\32 xl[href=".pdf"]')).toEqual([
    "[&>li]:mt-2",
    "2xl",
  ]);
});

test("elements are read as React and stylesheets write them", () => {
  expect([...tagsOfMarkup('<p class="<b">x<br/><svg viewBox=""><path></path></svg></p>')]).toEqual([
    ...["p", "b", "br", "svg", "path"],
  ]);
  expect(tagsOfSelector('html:has(.x[open]) A.y::before>img[alt="a b"],:root #z *')).toEqual([
    ...["html", "a", "img"],
  ]);
});

test("a page keeps its own rules and says where the whole is", () => {
  const page = `<style nonce="">.a{top:0}.b{top:1px}</style><p class="a"></p><script type="text/plain" data-late="/x.js"></script>`;
  expect(wholeStyles(page)).toBe(".a{top:0}.b{top:1px}");
  expect(keepOwnStyles(page, "/assets/whole.css")).toBe(
    `<style nonce="">.a{top:0}</style><p class="a"></p><script type="text/plain" data-styles="/assets/whole.css" data-late="/x.js"></script>`,
  );
});

test("what comes with React declares no font a second time", () => {
  expect(withoutFontFaces(".a{top:0}@font-face{font-family:A;src:url(a.woff2)}.b{top:0}")).toBe(
    ".a{top:0}.b{top:0}",
  );
});

test("a page without styles, or one that does not hydrate late, fails the build", () => {
  expect(() => wholeStyles("<p></p>")).toThrow("styles");
  expect(() => keepOwnStyles("<style>a{}</style>", "/x.css")).toThrow("late");
});
