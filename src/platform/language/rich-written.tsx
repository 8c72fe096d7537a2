import type { ComponentProps } from "react";
import { RichText } from "./rich-text.tsx";
import { Written } from "./written-text.tsx";
import { type WrittenWords, writtenAlone } from "./written-words.ts";

interface RichWrittenProps {
  words: WrittenWords;
  tags: ComponentProps<typeof RichText>["tags"];
}

/** Renders a person's text within a sentence of which a part is bold or hidden. */
export function RichWritten({ words: { before, text, after, language }, tags }: RichWrittenProps) {
  return (
    <>
      <RichText text={before} tags={tags} />
      <Written words={writtenAlone(text, language)} />
      <RichText text={after} tags={tags} />
    </>
  );
}
