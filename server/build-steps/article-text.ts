/**
 * Articles are MDX files in `content/`; what is known of them beside their text stands in the typed
 * lists `content/news/articles.ts` and `content/resources/articles.ts`. Each file becomes a route
 * module that shows the text and tells its number of words.
 */
import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { articleAt } from "../../content/all-articles.ts";
import { typeset } from "./typeset.ts";

export function articleText(): Plugin[] {
  const compiler = mdx({
    remarkPlugins: [remarkGfm, typesetText],
    // Links go through the router, tables scroll on phones.
    providerImportSource: "#app/marketing/articles/text-elements.tsx",
  });
  // Rollup's type of a plugin differs from Vite's in hooks that MDX does not use.
  return [listedArticles(), { ...(compiler as Plugin), enforce: "pre" }];
}

/** Adds `handle`, which the page around the text reads; refuses a file that no list knows. */
function listedArticles(): Plugin {
  return {
    name: "listed-articles",
    enforce: "pre",
    transform(source, id) {
      const file = /\/(content\/(\w+)\/([\w-]+)\.mdx)$/.exec(id);
      if (!file) return undefined;
      const [, name, list, slug] = file;
      if (!articleAt(`/${list}/${slug}`)) {
        throw new Error(`${name} has no entry in content/${list}/articles.ts, or another slug`);
      }
      return {
        code: `${source}\n\nexport const handle = { words: ${countWords(source)} };\n`,
        map: null,
      };
    },
  };
}

/** Words of a Markdown text as a reader counts them: without addresses and marks. */
export const countWords = (markdown: string): number =>
  markdown
    .replace(/\]\([^)]*\)/g, "]")
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A node of the Markdown tree, as far as words are concerned. */
interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

const typesetText = () => (tree: TextNode) => typesetNode(tree);

function typesetNode(node: TextNode): void {
  if (node.type === "text") node.value = typeset(node.value ?? "");
  for (const child of node.children ?? []) typesetNode(child);
}
