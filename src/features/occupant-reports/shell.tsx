import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { Logo } from "#platform/document/logo.tsx";
import { languageNames, otherLanguage } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { occupantMessages } from "./messages.ts";

interface ShellProps {
  /** Address of this page in the other language; absent where there is none. */
  otherLanguage?: string | undefined;
  children: ReactNode;
}

export function Shell({ otherLanguage: addressOfOther, children }: ShellProps) {
  const language = useLanguage();
  const messages = occupantMessages(language);
  const other = otherLanguage(language);
  return (
    <div className="mx-auto flex min-h-svh w-full max-w-xl flex-col px-5">
      <header className="flex min-h-16 items-center justify-between gap-4">
        <a
          href={addressIn(language, "/")}
          aria-label={company.name}
          className="inline-flex min-h-11 items-center"
        >
          <Logo />
        </a>
        {addressOfOther === undefined ? null : (
          <a href={addressOfOther} lang={other} hrefLang={other} className={tallTextLinkClass}>
            {languageNames[other]}
          </a>
        )}
      </header>
      <main id="main" className="grow py-4">
        {children}
      </main>
      <footer className="mt-6 border-t border-line py-4 text-sm text-slate">
        {messages.footer}{" "}
        <a
          href={addressIn(language, "/privacy-policy")}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {messages.privacy}
        </a>
      </footer>
    </div>
  );
}
