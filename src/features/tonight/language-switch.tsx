import { languageNames, otherLanguage } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";

/** The other language, named in itself. */
export function LanguageSwitch() {
  const other = otherLanguage(useLanguage());
  return (
    <form method="post" action="/office/tonight">
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className={buttonClass("outline", "", "compact")}
      >
        {languageNames[other]}
      </button>
    </form>
  );
}
