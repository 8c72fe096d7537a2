import { company } from "#content/company.ts";
import { clientPortalLink, locationsLink } from "#content/navigation.ts";

/** Large screens only; scrolls away with the page. */
export function TopBar() {
  const link =
    "inline-flex min-h-9 items-center -outline-offset-2 px-2 -mx-2 hover:text-white hover:underline underline-offset-4";
  return (
    <div className="on-ink hidden bg-ink text-xs text-mist lg:block">
      <div className="wrap flex items-center gap-7">
        <p className="mr-auto">{company.telephoneHours}</p>
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
      </div>
    </div>
  );
}
