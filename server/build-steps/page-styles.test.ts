import { describe, expect, it, test } from "vitest";
import { elementsOf, parsePage } from "../page-tree.ts";
import { canMeet } from "./met-selectors.ts";
import { rulesFor, stylesOfPage, withoutFontFaces } from "./page-styles.ts";

const page = `<html><head></head><body><header><details><summary class="group/menu">Menu</summary></details></header>
  <main id="main"><section class="card md:w-1/2"><ul><li class="[&amp;&gt;li]:mt-2"><a href="/">Home</a></li></ul><input type="number"></section></main></body></html>`;

describe("rules that a page can meet", () => {
  const ownRules = (styles: string) => rulesFor(canMeet(elementsOf(parsePage(page))), styles);

  it.each([
    ["of elements", "ul>li a{color:red}"],
    ["of the elements of each page", "head~body{color:red}"],
    ["of classes and identifiers", "#main .card{color:red}"],
    ["of escaped classes", ".md\\:w-1\\/2{width:50%}"],
    ["of classes that hold signs of HTML", ".\\[\\&\\>li\\]\\:mt-2{top:0}"],
    ["of one of several alternatives", "header :is(.map,summary){color:red}"],
    ["of steps of a motion", "@keyframes rise{12.5%{opacity:0}to{opacity:1}}"],
    [
      "that declare what is read",
      '@property --x{syntax:"*"}:root{--x:var(--y);--y:0}a{top:var(--x)}',
    ],
    ["that declare fonts", "@font-face{font-family:A;src:url(a.woff2)}"],
  ])("stay: %s", (_, styles) => {
    expect(ownRules(styles)).toBe(styles);
  });

  it.each([
    ["pointed at", ".card:hover a:focus-visible{color:red}"],
    ["with other attributes", "html[data-arriving] details[open] .group\\/menu{color:red}"],
    ["not in a state", ".card:not(.open)>ul{color:red}"],
    ["beside what is in a state", "a:is(:where(.card):hover *,summary:open~*){color:red}"],
    ["with a part of the page in a state", "body:has(details[open]) .card{color:red}"],
    ["in their generated parts", ".card::before{content:''}"],
    ["in the parts of a field", ".card ::placeholder,input::-webkit-inner-spin-button{top:0}"],
  ])("stay for elements %s", (_, styles) => {
    expect(ownRules(styles)).toBe(styles);
  });

  it("leave out declarations that nothing reads then", () => {
    const declared = '@property --x{syntax:"*"}:root{--x:var(--y);--y:0}';
    expect(ownRules(`${declared}.map{top:var(--x)}a{left:0}`)).toBe("a{left:0}");
  });

  it("leave out mixes of a color that stands there as a value", () => {
    const mix = (color: string) =>
      `@supports (color:color-mix(in lab, red, red)){a{color:color-mix(in oklab, ${color} 40%, transparent)}}`;
    const value = "a{color:#10292c66}";
    expect(ownRules(`:root{--color-ink:#10292c}${value}${mix("var(--color-ink)")}`)).toBe(value);
    expect(ownRules(value + mix("currentcolor"))).toBe(value + mix("currentcolor"));
  });

  it.each([
    ["an element", "table{color:red}"],
    ["a class", ".card .map{color:red}"],
    ["an identifier", "#map{color:red}"],
    ["the order", "summary .card,li>section{color:red}"],
    ["each alternative", ".card :is(.map,table){color:red}"],
    ["the kind of field", "::file-selector-button,::-webkit-datetime-edit-day-field{top:0}"],
    ["what is around them", "@media (width>1px){.map{color:red}.map .card{top:0}}"],
  ])("leave when the page lacks %s", (_, styles) => {
    expect(ownRules(styles)).toBe("");
  });

  it("keep of a list what can be met", () => {
    expect(ownRules(".card,.map,table a{color:red}")).toBe(".card{color:red}");
  });
});

const stylesOf = (html: string) => stylesOfPage(html, elementsOf(parsePage(html)));

test("a page has the whole stylesheet, and its own rules of it", () => {
  const page = `<style nonce="">.a{top:0}.b{top:1px}</style><p class="a"></p>`;
  const { place, whole, own } = stylesOf(page);
  expect(page.slice(place.start, place.end)).toBe(whole);
  expect({ whole, own }).toEqual({ whole: ".a{top:0}.b{top:1px}", own: ".a{top:0}" });
  // Read once for both, it is not changed by either.
  expect(stylesOf(page.replace(`"a"`, `"b"`)).own).toBe(".b{top:1px}");
});

test("what comes with React declares no font a second time", () => {
  expect(withoutFontFaces(".a{top:0}@font-face{font-family:A;src:url(a.woff2)}.b{top:0}")).toBe(
    ".a{top:0}.b{top:0}",
  );
});

test("a page without styles, or with two, fails the build", () => {
  expect(() => stylesOf("<p></p>")).toThrow("found 0");
  expect(() => stylesOf("<style>a{}</style><style>b{}</style>")).toThrow("found 2");
});
