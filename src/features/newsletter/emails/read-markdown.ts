/** What a newsletter may be made of: its Markdown as plain data, and what of it is left out. */
import { fromMarkdown } from "mdast-util-from-markdown";

export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "emphasis"; children: Inline[] }
  | { kind: "link"; address: string; children: Inline[] }
  | { kind: "break" };

export type Block =
  | { kind: "paragraph"; children: Inline[] }
  /** The subject is the title, so that the headings of a text begin one level below it. */
  | { kind: "heading"; level: 2 | 3; children: Inline[] }
  | { kind: "list"; start: number | undefined; items: Block[][] }
  | { kind: "quote"; children: Block[] }
  | { kind: "code"; text: string }
  | { kind: "rule" };

export interface ReadMarkdown {
  blocks: Block[];
  leftOut: {
    /** Emails load no picture; what it shows stands in its place. */
    pictures: number;
    /** To anything but web pages, mailboxes and telephones; their words stay. */
    links: number;
    /** Shown as it was typed. */
    html: number;
  };
}

type MarkdownNode = ReturnType<typeof fromMarkdown>["children"][number];

/** Deeper lists and quotes are as deep as this. */
const maxDepth = 6;

export function readMarkdown(markdown: string): ReadMarkdown {
  const { children } = fromMarkdown(markdown);
  const addresses = addressesIn(children);
  const leftOut = { pictures: 0, links: 0, html: 0 };
  return { blocks: blocksOf(children, 0), leftOut };

  function blocksOf(nodes: readonly MarkdownNode[], depth: number): Block[] {
    return nodes.flatMap((node): Block[] => {
      switch (node.type) {
        case "paragraph":
          return [{ kind: "paragraph", children: inlinesOf(node.children) }];
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
    const address = allowedAddress(url);
    if (address === undefined) {
      leftOut.links += 1;
      return children;
    }
    return [{ kind: "link", address, children }];
  }
}

/** Addresses that links name by a word: `[our news][news]` and, below, `[news]: https://...`. */
function addressesIn(nodes: readonly MarkdownNode[]): Map<string, string> {
  const found = new Map<string, string>();
  const pending = [...nodes];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === "definition") found.set(node.identifier, node.url);
    if ("children" in node) pending.push(...node.children);
  }
  return found;
}

const allowedProtocols = ["https:", "http:", "mailto:", "tel:"];

/** As the browser would open it; undefined for scripts, files, and addresses without a site. */
function allowedAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, username, password, href } = new URL(url);
  // The name in front of an `@` passes for the site that a link leads to.
  if (!allowedProtocols.includes(protocol) || username !== "" || password !== "") return undefined;
  return href;
}

/** Without its signs, for programs that show no HTML. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return inlineText(block.children);
    case "list":
      return block.items
        .map((item, index) => {
          const sign = block.start === undefined ? "- " : `${block.start + index}. `;
          return sign + indented(plainTextOf(item), " ".repeat(sign.length));
        })
        .join("\n");
    case "quote":
      return `> ${indented(plainTextOf(block.children), "> ")}`;
    case "code":
      return `    ${indented(block.text, "    ")}`;
    case "rule":
      return "* * *";
  }
}

const indented = (text: string, by: string): string => text.replaceAll("\n", `\n${by}`);

export function inlineText(inlines: readonly Inline[]): string {
  return inlines.map(textOf).join("");
}

function textOf(inline: Inline): string {
  switch (inline.kind) {
    case "text":
    case "code":
      return inline.text;
    case "break":
      return "\n";
    case "link": {
      const words = inlineText(inline.children);
      const address = inline.address.replace(/^(mailto|tel):/, "");
      return words === address || words === "" ? address : `${words} (${address})`;
    }
    default:
      return inlineText(inline.children);
  }
}
