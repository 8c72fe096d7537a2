import { createContext, use } from "react";
import type { Language } from "./language.ts";

/** The language of the document that is rendered, by a context of each rendering: never the process's. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** @throws where a part is rendered outside of a document, an email or a test that names its language */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === undefined) throw new Error("nothing names the language");
  return language;
}

export const useMessages = <Messages>(messages: (language: Language) => Messages): Messages =>
  messages(useLanguage());
