/** A person's text stays as it was written; a screen reader and the reader learn in which language. */
import { languageMessages } from "./messages.ts";
import { useLanguage } from "./use-messages.ts";
import { langOfWritten, type WrittenLanguage, type WrittenWords } from "./written-words.ts";

interface WrittenTextProps {
  text: string | WrittenWords;
  /** Left out where the text brings its own. */
  language?: WrittenLanguage;
  className?: string;
}

/** The text in a paragraph, and a note beneath it where its language is not the reader's. */
export function WrittenText({ text, language, className }: WrittenTextProps) {
  const reader = useLanguage();
  const written = typeof text === "string" ? language : text.language;
  return (
    <>
      {typeof text === "string" ? (
        <p lang={langOfWritten(language, reader)} className={className}>
          {text}
        </p>
      ) : (
        <p className={className}>
          <Written words={text} />
        </p>
      )}
      <WrittenIn language={written} />
    </>
  );
}

/** Nothing where it is the reader's language, or nobody knows. */
export function WrittenIn({ language }: { language: WrittenLanguage }) {
  const reader = useLanguage();
  if (!language || language === reader) return null;
  return <p className="mt-1 text-xs text-slate">{languageMessages(reader).writtenIn[language]}</p>;
}

/** A note about the language would be in the way within a line of other words. */
export function Written({ words }: { words: WrittenWords }) {
  const { before, text, after, language } = words;
  return (
    <>
      {before}
      <span lang={langOfWritten(language, useLanguage())}>{text}</span>
      {after}
    </>
  );
}
