import { parseLanguage } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { type CrewNote, crewNotePhrase } from "./crew-note.ts";

/** The phrase in the reader's language, and what was written as it was written, marked with its language. */
export function CrewNoteText({ code, text, language: written }: CrewNote) {
  const language = useLanguage();
  const phrase = crewNotePhrase(code, language);
  return (
    <>
      {phrase}
      {phrase !== undefined && text !== "" ? <br /> : null}
      {text === "" ? null : <Written words={writtenAlone(text, parseLanguage(written) ?? null)} />}
    </>
  );
}
