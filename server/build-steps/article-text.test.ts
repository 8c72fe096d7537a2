import { expect, test } from "vitest";
import { articleText, countWords } from "./article-text.ts";

test("counts what is read, and not where links lead", () => {
  expect(countWords("Ask [how we work](/approach/of/ours) – **twice** a week.\n\n| a | b |")).toBe(
    9,
  );
});

test("tells the words of a listed article, and names a file that no list knows", () => {
  const [listed] = articleText();
  const transform = listed?.transform;
  if (typeof transform !== "function") throw new Error("the plugin transforms no file");
  const read = (id: string) => Reflect.apply(transform, undefined, ["One two.", id]);
  expect(read("/x/content/news/eco-friendly-program.mdx").code).toBe(
    "One two.\n\nexport const handle = { words: 2 };\n",
  );
  expect(() => read("/x/content/news/unheard-of.mdx")).toThrow("content/news/unheard-of.mdx");
  expect(read("/x/content/news/articles.ts")).toBeUndefined();
});
