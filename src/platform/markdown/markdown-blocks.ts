/** Markdown is read into this plain data, which every program can render. */

export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "emphasis"; children: Inline[] }
  | { kind: "link"; address: string; children: Inline[] }
  | { kind: "break" };

export type Block =
  | { kind: "paragraph"; children: Inline[] }
  /** The title stands above the text, so that the headings of a text begin one level below it. */
  | { kind: "heading"; level: 2 | 3; children: Inline[] }
  | { kind: "list"; start: number | undefined; items: Block[][] }
  | { kind: "quote"; children: Block[] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; name: string; alt: string }
  | { kind: "rule" };

/** Counts what is not rendered as it was written. */
export interface LeftOutOfMarkdown {
  /** The number of pictures that are replaced by their descriptions. */
  pictures: number;
  /** The number of links with forbidden addresses; their words stay. */
  links: number;
  /** Shown as it was typed. */
  html: number;
}

/** Removes all signs of Markdown, for programs that render no HTML. */
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
    case "table":
      return [block.head, ...block.rows]
        .map((row) => row.map((cell) => inlineText(cell)).join(" | "))
        .join("\n");
    case "picture":
      return block.alt;
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
