import Search from "lucide-react/icons/search";
import UserRound from "lucide-react/icons/user-round";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useScrolledPast } from "#app/ui/use-scrolled-past.ts";
import { company } from "#content/company.ts";
import { clientPortalLink, navigation, quoteLink, searchLink } from "#content/navigation.ts";
import { Logo } from "../logo.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { TopBar } from "./top-bar.tsx";

const shadowFromPx = 50;

export function Header() {
  const scrolled = useScrolledPast(shadowFromPx);
  return (
    <>
      <TopBar />
      <header className="site-header" data-scrolled={scrolled ? "" : undefined}>
        <div className="site-header-content">
          <div className="wrap-wide flex h-full items-center gap-3 lg:gap-6">
            <Link to="/" aria-label={`${company.name}, home`} className="mr-auto">
              <Logo />
            </Link>
            <DesktopNavigation items={navigation} />
            <Link
              to={searchLink.href}
              className="grid size-11 place-items-center rounded-full hover:text-teal"
            >
              <Search aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="sr-only">{searchLink.name}</span>
            </Link>
            <Link
              to={clientPortalLink.href}
              className="hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold tracking-snug hover:text-teal md:inline-flex"
            >
              <UserRound aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="max-lg:sr-only">{clientPortalLink.name}</span>
            </Link>
            <Link
              to={quoteLink.href}
              className={buttonClass("primary", "min-h-11 px-5 py-2 text-sm max-md:hidden")}
            >
              {quoteLink.name}
            </Link>
            <MobileMenu items={navigation} />
          </div>
        </div>
      </header>
    </>
  );
}
