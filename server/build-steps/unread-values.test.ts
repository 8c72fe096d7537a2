import { parseAst } from "vite";
import { expect, it } from "vitest";
import { droppableIfUnread, onlyDeclares } from "./unread-values.ts";

const marked = (code: string) => droppableIfUnread(code, parseAst(code));

it("marks calls that make a value of the module, with the calls within", () => {
  expect(marked("export const schema = z.object({ a: z.string().check(z.trim()) });")).toBe(
    "export const schema = /* @__PURE__ */ (() => (z.object({ a: z.string().check(z.trim()) })))();",
  );
  expect(marked("const fields = { name: text(1) }, made = new Map();")).toBe(
    "const fields = /* @__PURE__ */ (() => ({ name: text(1) }))(), made = /* @__PURE__ */ (() => (new Map()))();",
  );
});

it("leaves what is made without a call, and what a function does when it is called", () => {
  for (const code of [
    "export const most = 5_000;",
    "export const states = ['new', 'won'];",
    "export const labels = (language) => messages(language).labels;",
    "export function read() { const now = Date.now(); return now; }",
    "start();",
  ])
    expect(marked(code)).toBe(code);
});

it("knows a module that does nothing as it loads", () => {
  expect(onlyDeclares(parseAst("import a from 'a'; export const b = a(); export { a };"))).toBe(
    true,
  );
  expect(onlyDeclares(parseAst("import { bring } from 'a'; bring();"))).toBe(false);
  expect(onlyDeclares(parseAst("let a; if (a) a = 1;"))).toBe(false);
});
