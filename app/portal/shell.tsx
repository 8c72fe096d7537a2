import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { company } from "#content/company.ts";
import { Logo } from "../document/logo.tsx";

/** What stands around every page of the client portal. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="wrap flex min-h-(--header-height) flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <a href="/client-portal" aria-label={`${company.shortName} client portal, home`}>
            <Logo />
          </a>
          <p className="mr-auto border-l border-line pl-4 text-sm font-semibold text-slate">
            Client Portal
          </p>
          <a href="/account/profile" className={buttonClass("bare", "", "compact")}>
            Your account
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
      </main>
    </>
  );
}
