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
import { type Block, inlineText, plainTextOf } from "#platform/markdown/markdown-blocks.ts";
import { createMarkdownText } from "#platform/markdown/markdown-text.tsx";
import { inEmailsFrom, readMarkdown } from "#platform/markdown/read-markdown.server.ts";
import { newsletterServerMessages } from "../messages.server.ts";

export interface NewsletterIssue {
  subject: string;
  /** Markdown. */
  body: string;
  /** The language of the body; the frame around it is in the reader's language. */
  textLanguage: Language;
  /** Links that begin with a slash lead to pages of this site. */
  origin: string;
  unsubscribeAddress: string;
  /** Goes to its author alone. */
  isTest?: boolean;
}

const previewCharacters = 140;

export async function newsletterIssue(issue: NewsletterIssue, reader: Language): Promise<Message> {
  const { blocks } = readMarkdown(issue.body, inEmailsFrom(issue.origin));
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
          <IssueText blocks={blocks} />
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

/** A word without end must not make the page wider than the phone. */
const brokenWords = { overflowWrap: "anywhere" } as const;

const list = { margin: "0 0 12px", paddingLeft: 24 };
const codeFont = "ui-monospace, Menlo, Consolas, monospace";
const codeBlock = { fontFamily: codeFont, fontSize: 14, whiteSpace: "pre-wrap" } as const;

const IssueText = createMarkdownText({
  Paragraph: ({ children }) => <Text style={styles.text}>{children}</Text>,
  Heading: ({ level, children }) => (
    <Heading as={`h${level}`} style={styles.subheading}>
      {children}
    </Heading>
  ),
  List: ({ start, children }) =>
    start === undefined ? (
      <ul style={list}>{children}</ul>
    ) : (
      <ol start={start} style={list}>
        {children}
      </ol>
    ),
  ListItem: ({ children }) => <li style={{ ...styles.text, margin: "0 0 4px" }}>{children}</li>,
  Quote: ({ children }) => (
    <blockquote className="message" style={{ ...styles.message, margin: "0 0 12px" }}>
      {children}
    </blockquote>
  ),
  CodeBlock: ({ children }) => (
    <pre className="message" style={{ ...styles.message, margin: "0 0 12px", ...codeBlock }}>
      {children}
    </pre>
  ),
  Code: ({ children }) => <code style={{ fontFamily: codeFont }}>{children}</code>,
  Link: ({ address, children }) => (
    <Link className="link" href={address} style={styles.link}>
      {children}
    </Link>
  ),
  Rule: () => <Hr style={styles.rule} />,
});
