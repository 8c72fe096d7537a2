/** The text of an article that was written in the office, by the elements of the texts that were shipped. */
import { createMarkdownText } from "#platform/markdown/markdown-text.tsx";
import { Picture } from "#ui/picture.tsx";
import { NamedTable, TextLink } from "./text-elements.tsx";

export const WrittenText = createMarkdownText({
  Paragraph: ({ children }) => <p>{children}</p>,
  Heading({ level, children }) {
    const Heading = `h${level}` as const;
    return <Heading>{children}</Heading>;
  },
  List: ({ start, children }) =>
    start === undefined ? <ul>{children}</ul> : <ol start={start}>{children}</ol>,
  ListItem: ({ children }) => <li>{children}</li>,
  Quote: ({ children }) => <blockquote>{children}</blockquote>,
  CodeBlock: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  ),
  Code: ({ children }) => <code>{children}</code>,
  Link: ({ address, children }) => <TextLink href={address}>{children}</TextLink>,
  Rule: () => <hr />,
  Table: NamedTable,
  // The server has read the text with the pictures that there are.
  Picture: ({ name, alt }) => (
    <Picture
      name={name}
      alt={alt}
      sizes="(min-width: 64rem) 43rem, 94vw"
      className="aspect-[16/10] w-full rounded-lg"
    />
  ),
});
