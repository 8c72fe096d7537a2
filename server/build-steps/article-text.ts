/** Each MDX file becomes a route module with its word count; its metadata are in the typed lists. */
import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import { type Plugin, parseSync } from "vite";
import { articleAt } from "#content/shown-articles.ts";
import { typeset } from "#platform/format/typeset.ts";

export function articleText(): Plugin[] {
  const compiler = mdx({
    remarkPlugins: [remarkGfm, typesetText, nameCompanyFacts, exportWordCount],
    // Links go through the router, tables scroll on phones.
    providerImportSource: "#areas/marketing/articles/text-elements.tsx",
  });
  // Rollup's type of a plugin differs from Vite's in hooks that MDX does not use.
  return [onlyListedArticles(), { ...(compiler as Plugin), enforce: "pre" }];
}

function onlyListedArticles(): Plugin {
  return {
    name: "only-listed-articles",
    enforce: "pre",
    transform(_, id) {
      const [, name, list, slug] = /\/(content\/(\w+)\/([\w-]+)\.mdx)$/.exec(id) ?? [];
      if (name !== undefined && !articleAt(`/${list}/${slug}`)) {
        throw new Error(`${name} has no entry in content/${list}/articles.ts, or another slug`);
      }
    },
  };
}

interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
  data?: object;
  name?: string;
  attributes?: { type: "mdxJsxAttribute"; name: string; value: string }[];
}

const typesetText = () => (tree: TextNode) => typesetNode(tree);

function typesetNode(node: TextNode): void {
  if (node.type === "text") node.value = typeset(node.value ?? "");
  for (const child of node.children ?? []) typesetNode(child);
}

const factOfCompany = /^company\.(\w+)$/;

/** `{company.phone}` becomes an element that says the telephone of this moment, as in other texts. */
const nameCompanyFacts = () => (tree: TextNode) => nameFacts(tree);

function nameFacts(node: TextNode): void {
  for (const [at, child] of node.children?.entries() ?? []) {
    // A paragraph of nothing but a fact is an expression of its own.
    const isExpression = /^mdx(Text|Flow)Expression$/.test(child.type);
    const [, fact] = (isExpression && factOfCompany.exec(child.value ?? "")) || [];
    if (fact === undefined || node.children === undefined) {
      nameFacts(child);
      continue;
    }
    const element: TextNode = {
      type: "mdxJsxTextElement",
      name: "CompanyFact",
      attributes: [{ type: "mdxJsxAttribute", name: "name", value: fact }],
      children: [],
    };
    const isBlock = child.type === "mdxFlowExpression";
    node.children[at] = isBlock ? { type: "paragraph", children: [element] } : element;
  }
}

const exportWordCount = () => (tree: TextNode) => {
  const value = `export const handle = { words: ${wordsOf(tree).length} };`;
  tree.children?.push({
    type: "mdxjsEsm",
    value,
    data: { estree: parseSync("handle.js", value).program },
  });
};

/** Counts as a reader would: a dash between two words is not a word. */
const wordsOf = (tree: TextNode): string[] =>
  textOf(tree)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Blocks end words; inline elements may share one. */
const holdsBlocks = new Set(["root", "blockquote", "list", "listItem", "table", "tableRow"]);

const textOf = ({ type, value = "", children }: TextNode): string =>
  children?.map(textOf).join(holdsBlocks.has(type) ? "\n" : "") ?? value;
