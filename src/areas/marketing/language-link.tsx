import { useMatches } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { pageAt } from "#content/pages.ts";
import { languageNames, otherLanguage } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { marketingMessages } from "./messages.ts";
import { usePagePath } from "./page-path.ts";

/**
 * Links to the same page in the other language, or to the home page if `content/pages.ts` does not list it.
 */
export function LanguageLink({ className, isShort }: { className: string; isShort?: true }) {
  const { thisPageInOtherLanguage } = useMessages(marketingMessages);
  const other = otherLanguage(useLanguage());
  const listed = pageAt(usePagePath());
  // An article that was written in the office stands in no list that a browser has.
  const translatedAddress = useMatches()
    .map(({ loaderData }) => inOtherLanguage(loaderData))
    .find((path) => path !== undefined);
  return (
    <a
      href={translatedAddress ?? addressIn(other, listed?.englishPath ?? "/")}
      lang={other}
      hrefLang={other}
      aria-label={thisPageInOtherLanguage}
      className={className}
    >
      {isShort ? other.toUpperCase() : languageNames[other]}
    </a>
  );
}

const inOtherLanguage = (data: unknown): string | undefined =>
  typeof data === "object" &&
  data !== null &&
  "inOtherLanguage" in data &&
  typeof data.inOtherLanguage === "string"
    ? data.inOtherLanguage
    : undefined;
