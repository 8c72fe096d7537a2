import { company } from "#content/company.ts";
import { navigationContent } from "#content/navigation.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { LanguageLink } from "../language-link.tsx";

/** Large screens only; scrolls away with the page. */
export function TopBar() {
  const { clientPortalLink, locationsLink } = useMessages(navigationContent);
  const language = useLanguage();
  const link =
    "inline-flex min-h-9 items-center -outline-offset-2 px-2 -mx-2 hover:text-white hover:underline underline-offset-4";
  return (
    <div className="on-ink hidden bg-ink text-xs text-mist lg:block">
      <div className="wrap flex items-center gap-7">
        <p className="mr-auto">{company.telephoneHoursIn[language]}</p>
        <a href={company.phone.href} className={`${link} tabular-nums`}>
          {company.phone.display}
        </a>
        <a href={`mailto:${company.email}`} className={link}>
          {company.email}
        </a>
        <a href={locationsLink.href} className={link}>
          {locationsLink.name}
        </a>
        <a href={clientPortalLink.href} className={link}>
          {clientPortalLink.name}
        </a>
        <LanguageLink className={link} />
      </div>
    </div>
  );
}
