/** The text of an article that was written in the office, by the elements of the texts that were shipped. */
import type { Block, Inline } from "#platform/markdown/markdown-blocks.ts";
import { inlineText } from "#platform/markdown/markdown-blocks.ts";
import { Picture } from "#ui/picture.tsx";
import { NamedTable, TextLink } from "./text-elements.tsx";

export const WrittenText = ({ blocks }: { blocks: readonly Block[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text, in their order
  blocks.map((block, index) => <BlockPart key={index} block={block} />);

function BlockPart({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case "list": {
      const items = block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a fixed text, in their order
        <li key={place}>
          <ListItem blocks={item} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case "quote":
      return (
        <blockquote>
          <WrittenText blocks={block.children} />
        </blockquote>
      );
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "table":
      return (
        <NamedTable columns={block.head.map((cell) => inlineText(cell))}>
          <thead>
            <TableRow cells={block.head} isHead />
          </thead>
          <tbody>
            {block.rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a fixed text, in their order
              <TableRow key={place} cells={row} />
            ))}
          </tbody>
        </NamedTable>
      );
    case "picture":
      // The server has read the text with the pictures that there are.
      return (
        <Picture
          name={block.name}
          alt={block.alt}
          sizes="(min-width: 64rem) 43rem, 94vw"
          className="aspect-[16/10] w-full rounded-lg"
        />
      );
    case "rule":
      return <hr />;
  }
}

function TableRow({ cells, isHead = false }: { cells: readonly Inline[][]; isHead?: boolean }) {
  const Cell = isHead ? "th" : "td";
  return (
    <tr>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed text, in their order
        <Cell key={place}>
          <Inlines inlines={cell} />
        </Cell>
      ))}
    </tr>
  );
}

/** The words of an item stand beside its sign; an item of several parts has them one below the other. */
const ListItem = ({ blocks }: { blocks: readonly Block[] }) => {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph") return <WrittenText blocks={blocks} />;
  return (
    <>
      <Inlines inlines={first.children} />
      <WrittenText blocks={others} />
    </>
  );
};

const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text, in their order
  inlines.map((inline, index) => <InlinePart key={index} inline={inline} />);

function InlinePart({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "code":
      return <code>{inline.text}</code>;
    case "strong":
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case "link":
      return (
        <TextLink href={inline.address}>
          <Inlines inlines={inline.children} />
        </TextLink>
      );
    case "break":
      return <br />;
  }
}
