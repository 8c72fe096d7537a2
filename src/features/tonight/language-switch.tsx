import { languageNames, otherLanguage } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";

/** The other language, named in itself. */
export function LanguageSwitch() {
  const other = otherLanguage(useLanguage());
  return (
    <form method="post" action="/office/tonight">
      <CompactSubmitButton look="outline" name="language" value={other} lang={other}>
        {languageNames[other]}
      </CompactSubmitButton>
    </form>
  );
}
