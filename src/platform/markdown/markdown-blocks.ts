/** What a text in Markdown is made of, as plain data that every program can show. */

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

/** What is not shown as it was written. */
export interface LeftOutOfMarkdown {
  /** What they show stands in their place, in words. */
  pictures: number;
  /** To what no link may lead to; their words stay. */
  links: number;
  /** Shown as it was typed. */
  html: number;
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
