import { Outlet } from "react-router";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { company } from "#content/company.ts";
import { Logo } from "../../document/logo.tsx";

/** Nothing here needs a script: whoever gets a link only reads. */
export const handle = { isScriptless: true };

/** Around the report of an inspection as people without an account see it. */
export default function ReportLayout() {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <header className="wrap flex h-(--header-height) items-center">
        <a href="/" aria-label={`${company.name}, home`}>
          <Logo />
        </a>
      </header>
      <main id="main" tabIndex={-1} className="wrap w-full grow py-6 outline-none md:py-10">
        <Outlet />
      </main>
      <footer className="wrap w-full border-t border-line py-6 text-sm text-slate">
        {company.name},{" "}
        <a href={company.phone.href} className="inline-flex min-h-11 items-center text-teal">
          {company.phone.display}
        </a>
        , <span className="whitespace-nowrap">{company.telephoneHours}</span>.
      </footer>
    </div>
  );
}
