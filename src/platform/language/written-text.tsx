/** What a person typed stays as it was written; a screen reader and the reader learn in which language. */
import { type Language, localeOf } from "./language.ts";
import { languageMessages } from "./messages.ts";
import { useLanguage } from "./use-messages.ts";

interface WrittenTextProps {
  text: string;
  /** The language of its author; null or undefined where that is not known. */
  language: Language | null | undefined;
  className?: string;
}

/** The text in a paragraph, and a note beneath it where its language is not the reader's. */
export function WrittenText({ text, language, className }: WrittenTextProps) {
  const reader = useLanguage();
  const isOther = language && language !== reader;
  return (
    <>
      <p lang={isOther ? localeOf(language) : undefined} className={className}>
        {text}
      </p>
      {isOther ? (
        <p className="mt-1 text-xs text-slate">{languageMessages(reader).writtenIn[language]}</p>
      ) : null}
    </>
  );
}
