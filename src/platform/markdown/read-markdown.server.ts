/**
 * Reads Markdown into plain data of a few kinds. There is no HTML on the way that would have to be made
 * safe: what is none of these kinds is left out, or shown as it was typed.
 */
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Block, Inline, LeftOutOfMarkdown } from "./markdown-blocks.ts";
import { isOverloaded } from "./overloaded-markdown.ts";

export interface ReadMarkdown {
  blocks: Block[];
  leftOut: LeftOutOfMarkdown;
}

/** The place for which the text is read. */
export interface MarkdownPlace {
  hasTables: boolean;
  /** The address to link to; undefined where no link may lead there. */
  addressOf(url: string): string | undefined;
  /** True if a picture of that name exists. */
  hasPicture(name: string): boolean;
}

/**
 * Emails load no picture, and on phones they have no room for tables. A link to a page of the sender's own
 * site is written in full: a mailbox is on no site.
 */
export const inEmailsFrom = (origin: string): MarkdownPlace => ({
  hasTables: false,
  addressOf: (url) => (isSitePath(url) ? new URL(url, origin).href : publicAddress(url)),
  hasPicture: () => false,
});

type MarkdownNode = ReturnType<typeof fromMarkdown>["children"][number];

const withTables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** A picture is written as `![A lobby](picture:lobby)`. */
const pictureName = (url: string): string | undefined => /^picture:([\w-]+)$/.exec(url)?.[1];

/** Deeper lists and quotes are as deep as this. */
const maxDepth = 6;

/**
 * A text that would hold the server is shown as it was typed. No form takes one, but earlier versions have
 * stored what they took for harmless.
 */
export function readMarkdown(markdown: string, place: MarkdownPlace): ReadMarkdown {
  if (isOverloaded(markdown))
    return {
      blocks: [{ kind: "code", text: markdown }],
      leftOut: { pictures: 0, links: 0, html: 0 },
    };
  const { children } = fromMarkdown(markdown, place.hasTables ? withTables : undefined);
  const addresses = addressesIn(children);
  const leftOut = { pictures: 0, links: 0, html: 0 };
  return { blocks: blocksOf(children, 0), leftOut };

  function blocksOf(nodes: readonly MarkdownNode[], depth: number): Block[] {
    return nodes.flatMap((node): Block[] => {
      switch (node.type) {
        case "paragraph":
          return picturesIn(node.children) ?? [paragraphOf(node.children)];
        case "table": {
          const [head = [], ...rows] = node.children.map((row) =>
            row.children.map((cell) => inlinesOf(cell.children)),
          );
          return [{ kind: "table", head, rows }];
        }
        case "heading":
          return [
            { kind: "heading", level: node.depth <= 2 ? 2 : 3, children: inlinesOf(node.children) },
          ];
        case "list": {
          const items = node.children.map((item) => blocksOf(item.children, depth + 1));
          if (depth >= maxDepth) return items.flat();
          return [{ kind: "list", start: node.ordered ? (node.start ?? 1) : undefined, items }];
        }
        case "blockquote": {
          const quoted = blocksOf(node.children, depth + 1);
          return depth >= maxDepth ? quoted : [{ kind: "quote", children: quoted }];
        }
        case "code":
          return [{ kind: "code", text: node.value }];
        case "thematicBreak":
          return [{ kind: "rule" }];
        case "html":
          leftOut.html += 1;
          return [{ kind: "paragraph", children: [{ kind: "text", text: node.value }] }];
        default:
          return [];
      }
    });
  }

  function paragraphOf(nodes: readonly MarkdownNode[]): Block {
    return { kind: "paragraph", children: inlinesOf(nodes) };
  }

  /** A picture has a paragraph of its own: one among words would break their line. */
  function picturesIn(nodes: readonly MarkdownNode[]): Block[] | undefined {
    const pictures: Block[] = [];
    for (const node of nodes) {
      if (node.type === "break" || (node.type === "text" && node.value.trim() === "")) continue;
      const name = node.type === "image" ? pictureName(node.url) : undefined;
      if (node.type !== "image" || name === undefined || !place.hasPicture(name)) return undefined;
      pictures.push({ kind: "picture", name, alt: node.alt ?? "" });
    }
    return pictures;
  }

  function inlinesOf(nodes: readonly MarkdownNode[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case "text":
          return [{ kind: "text", text: node.value }];
        case "inlineCode":
          return [{ kind: "code", text: node.value }];
        case "strong":
        case "emphasis":
          return [{ kind: node.type, children: inlinesOf(node.children) }];
        case "break":
          return [{ kind: "break" }];
        case "link":
          return linkTo(node.url, inlinesOf(node.children));
        case "linkReference":
          return linkTo(addresses.get(node.identifier) ?? "", inlinesOf(node.children));
        case "image":
        case "imageReference":
          leftOut.pictures += 1;
          return node.alt ? [{ kind: "text", text: node.alt }] : [];
        case "html":
          leftOut.html += 1;
          return [{ kind: "text", text: node.value }];
        default:
          return [];
      }
    });
  }

  function linkTo(url: string, children: Inline[]): Inline[] {
    const address = place.addressOf(url);
    if (address === undefined) {
      leftOut.links += 1;
      return children;
    }
    return [{ kind: "link", address, children }];
  }
}

/** Addresses that links name by a word: `[our news][news]` and, below, `[news]: https://...`. */
function addressesIn(nodes: readonly MarkdownNode[]): Map<string, string> {
  const links = new Map<string, string>();
  const pending = [...nodes];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === "definition") links.set(node.identifier, node.url);
    if ("children" in node) pending.push(...node.children);
  }
  return links;
}

/** A path within a site: two slashes, or one and a backslash, would begin the name of another. */
export const isSitePath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url);

const allowedProtocols = ["https:", "http:", "mailto:", "tel:"];

/** The address as a browser would open it; undefined for scripts, files, and addresses without a site. */
export function publicAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, username, password, href } = new URL(url);
  // The name in front of an `@` passes for the site that a link leads to.
  if (!allowedProtocols.includes(protocol) || username !== "" || password !== "") return undefined;
  return href;
}
