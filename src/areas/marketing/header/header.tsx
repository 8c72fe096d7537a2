import Search from "@lucide/icons/icons/search";
import UserRound from "@lucide/icons/icons/user-round";
import { Suspense } from "react";
import { company } from "#content/company.ts";
import { navigationContent } from "#content/navigation.ts";
import { addressIn } from "#content/page-address.ts";
import { Logo } from "#platform/document/logo.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { useScrolledPast } from "#ui/use-scrolled-past.ts";
import { LanguageLink } from "../language-link.tsx";
import { marketingMessages } from "../messages.ts";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { TopBar } from "./top-bar.tsx";

const shadowFromPx = 50;

export function Header() {
  const { header } = useMessages(marketingMessages);
  const { navigation, clientPortalLink, quoteLink, searchLink } = useMessages(navigationContent);
  const language = useLanguage();
  const scrolled = useScrolledPast(shadowFromPx);
  return (
    // No box of its own: the bar inside must stick to the page, not to the header's end.
    <header className="contents">
      <TopBar />
      <div className="site-header" data-scrolled={scrolled ? "" : undefined}>
        <div className="site-header-content">
          <div className="wrap flex h-full items-center gap-1 lg:gap-5">
            <a
              href={addressIn(language, "/")}
              aria-label={header.toHome({ company: company.name })}
              className="mr-auto"
            >
              <Logo ground="light" />
            </a>
            <Suspense>
              <DesktopNavigation items={navigation} />
            </Suspense>
            <a
              href={searchLink.href}
              className="grid size-11 place-items-center rounded-full hover:text-teal"
            >
              <Drawing icon={Search} className="size-5" />
              <span className="sr-only">{searchLink.name}</span>
            </a>
            {/* Tablets have neither the top bar nor the menu of phones. */}
            <LanguageLink
              isShort
              className="hidden size-11 place-items-center rounded-full text-sm font-semibold hover:text-teal md:max-lg:grid"
            />
            <a
              href={clientPortalLink.href}
              className="hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold tracking-snug whitespace-nowrap hover:text-teal md:inline-flex"
            >
              <Drawing icon={UserRound} className="size-5" />
              <span className="max-xl:sr-only">{clientPortalLink.name}</span>
            </a>
            <a href={quoteLink.href} className={buttonClass("primary", "max-md:hidden", "compact")}>
              {quoteLink.name}
            </a>
            <MobileMenu items={navigation} />
          </div>
        </div>
      </div>
    </header>
  );
}
