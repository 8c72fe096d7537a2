/** A newsletter as its subscribers get it: what staff have written, in the frame of all emails. */
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import {
  type Block,
  type Inline,
  inlineText,
  plainTextOf,
} from "#platform/markdown/markdown-blocks.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.server.ts";
import { newsletterServerMessages } from "../messages.server.ts";

export interface NewsletterIssue {
  subject: string;
  /** Markdown. */
  body: string;
  /** What it is written in; the frame is in the reader's language. */
  textLanguage: Language;
  unsubscribeAddress: string;
  /** Goes to its author alone. */
  isTest?: boolean;
}

const previewCharacters = 140;

export async function newsletterIssue(issue: NewsletterIssue, reader: Language): Promise<Message> {
  const { blocks } = readMarkdown(issue.body);
  const { issue: texts } = newsletterServerMessages(reader);
  const title = oneLine(issue.subject, 250);
  const because = texts.because({ company: company.name });
  return {
    subject: issue.isTest ? texts.testSubject({ subject: title }) : title,
    html: await render(
      <Frame
        title={title}
        preview={beginningOf(blocks)}
        because={because}
        unsubscribeAddress={issue.unsubscribeAddress}
        language={reader}
      >
        <div lang={localeOf(issue.textLanguage)} style={brokenWords}>
          <Heading as="h1" style={styles.heading}>
            {title}
          </Heading>
          <Blocks blocks={blocks} />
        </div>
      </Frame>,
    ),
    text: `${title}\n\n${plainTextOf(blocks)}\n\n${textFoot(reader, because, issue.unsubscribeAddress)}`,
  };
}

/** Mailboxes show it beside the subject. */
function beginningOf(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === "paragraph");
  return first ? oneLine(inlineText(first.children), previewCharacters) : "";
}

const list = { margin: "0 0 12px", paddingLeft: 24 };
const listItem = () => ({ ...styles.text, margin: "0 0 4px" });
const quote = () => ({ ...styles.message, margin: "0 0 12px" });
const codeFont = "ui-monospace, Menlo, Consolas, monospace";
const codeBlock = () =>
  ({
    ...styles.message,
    margin: "0 0 12px",
    fontFamily: codeFont,
    fontSize: 14,
    whiteSpace: "pre-wrap",
  }) as const;
/** A word without end must not make the page wider than the phone. */
const brokenWords = { overflowWrap: "anywhere" } as const;

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text, rendered once
  blocks.map((block, index) => <BlockPart key={index} block={block} />);

function BlockPart({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <Text style={styles.text}>
          <Inlines inlines={block.children} />
        </Text>
      );
    case "heading":
      return (
        <Heading as={`h${block.level}`} style={styles.subheading}>
          <Inlines inlines={block.children} />
        </Heading>
      );
    case "list": {
      const items = block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a fixed text, rendered once
        <li key={place} style={listItem()}>
          <ListItem blocks={item} />
        </li>
      ));
      return block.start === undefined ? (
        <ul style={list}>{items}</ul>
      ) : (
        <ol start={block.start} style={list}>
          {items}
        </ol>
      );
    }
    case "quote":
      return (
        <blockquote className="message" style={quote()}>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case "code":
      return (
        <pre className="message" style={codeBlock()}>
          {block.text}
        </pre>
      );
    case "rule":
      return <Hr style={styles.rule} />;
    // The reader hands emails neither.
    case "table":
    case "picture":
      return null;
  }
}

/** The words of an item stand beside its sign; an item of several parts has them one below the other. */
const ListItem = ({ blocks }: { blocks: readonly Block[] }) => {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph") return <Blocks blocks={blocks} />;
  return (
    <>
      <Inlines inlines={first.children} />
      <Blocks blocks={others} />
    </>
  );
};

const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text, rendered once
  inlines.map((inline, index) => <InlinePart key={index} inline={inline} />);

function InlinePart({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "code":
      return <code style={{ fontFamily: codeFont }}>{inline.text}</code>;
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
        <Link className="link" href={inline.address} style={styles.link}>
          <Inlines inlines={inline.children} />
        </Link>
      );
    case "break":
      return <br />;
  }
}
