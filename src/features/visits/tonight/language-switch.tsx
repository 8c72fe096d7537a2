import { buttonClass } from "#app/ui/button.tsx";
import type { Language } from "#domain/accounts/language.ts";
import { wordsOf } from "./words.ts";

/** The other language, named in itself. */
export function LanguageSwitch({ language }: { language: Language }) {
  const other = language === "en" ? "es" : "en";
  return (
    <form method="post" action="/office/tonight">
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className={buttonClass("outline", "", "compact")}
      >
        {wordsOf(language).otherLanguage}
      </button>
    </form>
  );
}
