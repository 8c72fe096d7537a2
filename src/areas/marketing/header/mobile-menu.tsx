import ChevronDown from "@lucide/icons/icons/chevron-down";
import { company } from "#content/company.ts";
import { type NavigationItem, navigationContent } from "#content/navigation.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { LanguageLink } from "../language-link.tsx";
import { marketingMessages } from "../messages.ts";
import { usePagePath } from "../page-path.ts";
import { currentPage, isWithin } from "./active.ts";
import { useMobileMenu } from "./use-mobile-menu.ts";

/** Below 768 px, the menu is a native disclosure with an accordion that has one section open at a time. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const { header } = useMessages(marketingMessages);
  const { clientPortalLink, quoteLink } = useMessages(navigationContent);
  const language = useLanguage();
  const ref = useMobileMenu();
  return (
    <details ref={ref} className="mobile-menu group/mobile md:hidden">
      <summary
        className="-mr-2.5 grid size-12 place-items-center rounded-full"
        aria-label={header.menu}
      >
        <svg
          viewBox="0 0 24 24"
          className="size-7 stroke-ink"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path
            d="M3 8.5h18"
            className="origin-center transition-transform group-open/mobile:translate-y-[3.5px] group-open/mobile:rotate-45"
          />
          <path
            d="M3 15.5h18"
            className="origin-center transition-transform group-open/mobile:-translate-y-[3.5px] group-open/mobile:-rotate-45"
          />
        </svg>
      </summary>
      <div className="menu-window unfold">
        <nav
          aria-label={header.main}
          className="border-t border-line bg-porcelain px-(--gutter) pb-10"
        >
          <ul>
            {items.map((item) => (
              <li key={item.href} className="border-b border-line">
                <MobileItem item={item} />
              </li>
            ))}
          </ul>
          <div className="mt-8 grid gap-3">
            <a href={quoteLink.href} className={buttonClass("primary")}>
              {quoteLink.name}
            </a>
            <a href={clientPortalLink.href} className={buttonClass("outline")}>
              {clientPortalLink.name}
            </a>
          </div>
          <p className="mt-8 text-sm text-slate">
            {company.telephoneHoursIn[language]}
            <br />
            <a
              href={company.phone.href}
              className="text-subtitle font-semibold text-ink tabular-nums"
            >
              {company.phone.display}
            </a>
          </p>
          <LanguageLink className="mt-4 inline-flex min-h-11 items-center font-semibold underline decoration-ink/30 underline-offset-4" />
        </nav>
        {/* The space beneath the entries is outside the menu; a tap there closes it. */}
        <div aria-hidden="true" data-menu-outside="" data-replay="" className="min-h-24 grow" />
      </div>
    </details>
  );
}

function MobileItem({ item }: { item: NavigationItem }) {
  const { header } = useMessages(marketingMessages);
  const pathname = usePagePath();
  const row =
    "flex min-h-16 items-center justify-between text-subtitle font-semibold tracking-snug";
  if (!item.items) {
    return (
      <a
        href={item.href}
        aria-current={currentPage(pathname, item.href)}
        className={`${row} aria-[current=page]:text-teal`}
      >
        {item.name}
      </a>
    );
  }
  const links = [
    { name: header.all({ section: item.name }), href: item.href },
    ...item.items,
  ].filter((link, index) => index > 0 || !item.items?.some((other) => other.href === link.href));
  return (
    <details name="mobile-section" className="group/section">
      <summary className={`${row} ${isWithin(pathname, item) ? "text-teal" : ""}`}>
        {item.name}
        <Drawing
          icon={ChevronDown}
          className="size-6 transition-transform group-open/section:rotate-180"
        />
      </summary>
      <ul className="unfold pb-4">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={currentPage(pathname, link.href)}
              className="flex min-h-12 items-center border-l-2 border-line pl-4 aria-[current=page]:border-teal aria-[current=page]:text-teal"
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
