import { useLocation } from "react-router";
import { languageNames, localeOf, otherLanguage } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { accountMessages } from "./messages.ts";

/** The link loads a new document with the texts of the other language: no script has them yet. */
export function LanguageChoice() {
  const language = useLanguage();
  const other = otherLanguage(language);
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/account/language"
      aria-label={accountMessages(language).language.choose}
      className="print:hidden"
    >
      <input type="hidden" name="next" value={pathname + search} />
      <CompactSubmitButton look="bare" name="language" value={other} lang={localeOf(other)}>
        {languageNames[other]}
      </CompactSubmitButton>
    </form>
  );
}
