import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { minutesToRead } from "#areas/marketing/articles/read-time.ts";
import { articleText } from "./article-text.ts";

const [listed, compiler] = articleText();

async function transformed(plugin: typeof listed, text: string, file: string) {
  const transform = plugin?.transform;
  if (typeof transform !== "function") throw new Error("the plugin transforms no file");
  const made: unknown = await Reflect.apply(transform, { environment: {} }, [text, `/x/${file}`]);
  return typeof made === "object" && made !== null && "code" in made ? String(made.code) : "";
}

test("counts what is read, and not where links lead", async () => {
  const text = `Ask [how we work](/approach/of/ours) – **twice** a wee**k**.

| a | b |
| - | - |
| c | 24-72 h |

1. one
   > two`;
  const code = await transformed(compiler, text, "content/news/eco-friendly-program.mdx");
  expect(code).toMatch(/export const handle = \{\s*words: 14\s*\}/);
  expect(code).toContain("24–72 h");
});

test("a fact of the company is an element that says it, and nothing else is code", async () => {
  const text = "We work in {company.serviceArea}.\n\n{company.phone}";
  const code = await transformed(compiler, text, "content/news/eco-friendly-program.mdx");
  expect(code).toMatch(/jsx\w*\(CompanyFact, \{\s*name: "serviceArea"/);
  expect(code).toMatch(/_components\.p, \{\s*children: _jsx\w*\(CompanyFact, \{\s*name: "phone"/);
});

test("the eco-friendly article has the words for the five minutes it is known for", async () => {
  const file = "content/news/eco-friendly-program.mdx";
  const code = await transformed(compiler, readFileSync(file, "utf8"), file);
  const words = /handle = \{\s*words: (\d+)\s*\}/.exec(code)?.[1];
  expect(minutesToRead(Number(words))).toBe(5);
});

test("refuses a file that no list knows", async () => {
  const read = (file: string) => transformed(listed, "One two.", file);
  await read("content/news/eco-friendly-program.mdx");
  await read("content/news/articles.ts");
  await expect(read("content/news/unheard-of.mdx")).rejects.toThrow("content/news/unheard-of.mdx");
});
