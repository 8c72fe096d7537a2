import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Tooltips } from "#app/ui/tooltip/tooltips.tsx";
import { company } from "#content/company.ts";
import { AppearanceSwitch } from "../document/appearance-switch.tsx";
import { DemoMark } from "../document/demo-mark.tsx";
import { Logo } from "../document/logo.tsx";

interface ShellProps {
  /** Whether the person looks after colleagues. */
  managesPeople: boolean;
  isDemo: boolean;
  children: ReactNode;
}

/** What stands around every page of the client portal. */
export function Shell({ managesPeople, isDemo, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="wrap flex min-h-(--header-height) flex-wrap items-center gap-x-1 gap-y-1 py-2 sm:gap-x-4">
          <a
            href="/client-portal"
            aria-label={`${company.shortName} client portal, home`}
            className="mr-auto sm:mr-0"
          >
            <Logo />
          </a>
          <p className="mr-auto border-l border-line pl-4 text-sm font-semibold text-slate max-sm:hidden">
            Client Portal
          </p>
          {managesPeople ? <Pages /> : null}
          <a href="/account/profile" className={buttonClass("bare", "", "compact")}>
            Account
          </a>
          <form method="post" action="/sign-out">
            <button type="submit" className={buttonClass("outline", "", "compact")}>
              Sign out
            </button>
          </form>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
        <Tooltips />
      </main>
      <footer className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-2">
          <AppearanceSwitch />
          <DemoMark isDemo={isDemo} />
        </div>
      </footer>
    </>
  );
}

/** Beneath the rest of the bar on phones. */
const Pages = () => (
  <nav aria-label="Portal" className="-mx-2.5 flex max-sm:order-last max-sm:w-full sm:mx-0">
    {pages.map(({ to, label }) => (
      <NavLink
        key={to}
        to={to}
        end={to === "/client-portal"}
        className="flex min-h-11 items-center rounded-md px-2.5 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink"
      >
        {label}
      </NavLink>
    ))}
  </nav>
);

const pages = [
  { to: "/client-portal", label: "Facilities" },
  { to: "/client-portal/people", label: "People" },
];
