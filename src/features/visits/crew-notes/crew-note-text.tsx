import { localeOf, parseLanguage } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { type CrewNote, crewNotePhrase } from "./crew-note.ts";

/** The phrase in the reader's language, and what was written as it was written, marked with its language. */
export function CrewNoteText({ code, text, language: written }: CrewNote) {
  const language = useLanguage();
  const phrase = crewNotePhrase(code, language);
  const isOther = parseLanguage(written) !== undefined && written !== language;
  return (
    <>
      {phrase}
      {phrase !== undefined && text !== "" ? <br /> : null}
      {text === "" ? null : (
        <span lang={isOther ? localeOf(parseLanguage(written) ?? language) : undefined}>
          {text}
        </span>
      )}
    </>
  );
}
