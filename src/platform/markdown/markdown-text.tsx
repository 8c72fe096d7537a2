import { Fragment, type ReactNode } from "react";
import { type Block, type Inline, inlineText } from "./markdown-blocks.ts";

type Element<Props = object> = (props: Props & { children: ReactNode }) => ReactNode;

/** Elements for the text: the website has its own, and emails need styles. */
export interface MarkdownElements {
  Paragraph: Element;
  Heading: Element<{ level: 2 | 3 }>;
  /** Numbered from `start`; with bullets where that is undefined. */
  List: Element<{ start: number | undefined }>;
  ListItem: Element;
  Quote: Element;
  CodeBlock: Element;
  Code: Element;
  Link: Element<{ address: string }>;
  Rule: () => ReactNode;
  /** Emails have neither tables nor pictures. */
  Table?: Element<{ columns: string[] }>;
  Picture?: (props: { name: string; alt: string }) => ReactNode;
}

/** The component that shows texts in Markdown by these elements. */
export function createMarkdownText(elements: MarkdownElements) {
  const { Paragraph, Heading, List, ListItem, Quote, CodeBlock, Code, Link, Rule } = elements;
  const { Table, Picture } = elements;

  const showInlines = (inlines: readonly Inline[]) => inKeptOrder(inlines, showInline);

  function showInline(inline: Inline): ReactNode {
    switch (inline.kind) {
      case "text":
        return inline.text;
      case "code":
        return <Code>{inline.text}</Code>;
      case "strong":
        return <strong>{showInlines(inline.children)}</strong>;
      case "emphasis":
        return <em>{showInlines(inline.children)}</em>;
      case "link":
        return <Link address={inline.address}>{showInlines(inline.children)}</Link>;
      case "break":
        return <br />;
    }
  }

  const showBlocks = (blocks: readonly Block[]) => inKeptOrder(blocks, showBlock);

  function showBlock(block: Block): ReactNode {
    switch (block.kind) {
      case "paragraph":
        return <Paragraph>{showInlines(block.children)}</Paragraph>;
      case "heading":
        return <Heading level={block.level}>{showInlines(block.children)}</Heading>;
      case "list":
        return (
          <List start={block.start}>
            {inKeptOrder(block.items, (item) => (
              <ListItem>{showItem(item)}</ListItem>
            ))}
          </List>
        );
      case "quote":
        return <Quote>{showBlocks(block.children)}</Quote>;
      case "code":
        return <CodeBlock>{block.text}</CodeBlock>;
      case "table":
        return Table ? (
          <Table columns={block.head.map((cell) => inlineText(cell))}>
            <thead>{showRow(block.head, "th")}</thead>
            <tbody>{inKeptOrder(block.rows, (row) => showRow(row, "td"))}</tbody>
          </Table>
        ) : null;
      case "picture":
        return Picture ? <Picture name={block.name} alt={block.alt} /> : null;
      case "rule":
        return <Rule />;
    }
  }

  /** The words of an item stand beside its sign; an item of several parts has them one below the other. */
  function showItem(blocks: readonly Block[]) {
    const [first, ...others] = blocks;
    if (first?.kind !== "paragraph") return showBlocks(blocks);
    return (
      <>
        {showInlines(first.children)}
        {showBlocks(others)}
      </>
    );
  }

  const showRow = (cells: readonly Inline[][], Cell: "th" | "td") => (
    <tr>
      {inKeptOrder(cells, (cell) => (
        <Cell>{showInlines(cell)}</Cell>
      ))}
    </tr>
  );

  return ({ blocks }: { blocks: readonly Block[] }) => showBlocks(blocks);
}

/** Parts of a text that does not change while it is shown. */
const inKeptOrder = <Part,>(parts: readonly Part[], show: (part: Part) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text, in their order
  parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);
