import { Fragment, type ReactNode } from "react";
import { tagEnd, tagStart } from "./define-messages.ts";

interface RichTextProps {
  /** A message whose text has tags: `<link>words of the text</link>`, or `<name/>` for a thing alone. */
  text: string;
  /** Renders each tag, given the words within it. */
  tags: Readonly<Record<string, (words: string) => ReactNode>>;
}

const tagged = new RegExp(
  `${tagStart}(?:(\\w+)${tagEnd}([^${tagStart}]*)${tagStart}/\\1|(\\w+)/)${tagEnd}`,
  "g",
);

/** A sentence with elements in it, so that each language puts them where they belong. */
export function RichText({ text, tags }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(tagged)) {
    const [whole, pair, words = "", alone] = match;
    const name = pair ?? alone ?? "";
    const element = tags[name];
    if (element === undefined) throw new Error(`no element for <${name}> in "${text}"`);
    parts.push(
      text.slice(end, match.index),
      <Fragment key={match.index}>{element(words)}</Fragment>,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * Renders `<hidden>`: words for screen readers only. The span around them keeps them inside a line that is
 * cut off; otherwise a long title would push them past the edge of the page.
 */
export const visuallyHidden = (words: string): ReactNode => (
  <span className="relative">
    <span className="sr-only">{words}</span>
  </span>
);
