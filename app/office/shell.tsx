import type { ReactNode } from "react";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Logo } from "../document/logo.tsx";

/** What stands around every page of the back office. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="on-ink bg-ink text-porcelain">
        <div className="wrap flex h-(--header-height) items-center justify-between gap-4">
          <Logo light />
          <p className="text-sm font-semibold">Back Office</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
