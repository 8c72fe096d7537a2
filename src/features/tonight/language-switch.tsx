import type { Language } from "#platform/language/language.ts";
import { buttonClass } from "#ui/button.tsx";
import { messagesFor } from "./messages.ts";

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
        {messagesFor(language).otherLanguage}
      </button>
    </form>
  );
}
