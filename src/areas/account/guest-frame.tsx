import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { Logo } from "#platform/document/logo.tsx";
import { SkipLink } from "#ui/skip-link.tsx";

interface GuestFrameProps {
  /** What leads to the telephone number. */
  callUs: string;
  mainClass?: string;
  children: ReactNode;
}

/** Around pages of people who are not signed in: nothing to choose, somebody to call. */
export const GuestFrame = ({ callUs, mainClass = "", children }: GuestFrameProps) => (
  <div className="flex min-h-svh flex-col">
    <SkipLink />
    <header className="wrap flex h-(--header-height) items-center">
      <a href="/" aria-label={`${company.name}, home`}>
        <Logo />
      </a>
    </header>
    <main id="main" tabIndex={-1} className={`grow outline-none ${mainClass}`}>
      {children}
    </main>
    <footer className="wrap w-full border-t border-line py-6 text-sm text-slate">
      {callUs}{" "}
      <a href={company.phone.href} className="inline-flex min-h-11 items-center text-teal">
        {company.phone.display}
      </a>
      , <span className="whitespace-nowrap">{company.telephoneHours}</span>.
    </footer>
  </div>
);
