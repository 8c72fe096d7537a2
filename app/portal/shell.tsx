import type { ReactNode } from "react";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { company } from "#content/company.ts";
import { Logo } from "../document/logo.tsx";

/** What stands around every page of the client portal. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="wrap flex h-(--header-height) items-center gap-4">
          <a href="/client-portal" aria-label={`${company.shortName} client portal, home`}>
            <Logo />
          </a>
          <p className="border-l border-line pl-4 text-sm font-semibold text-slate">
            Client Portal
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
