import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { Logo } from "#platform/document/logo.tsx";
import type { Language } from "#platform/language/language.ts";
import { messagesFor } from "./messages.ts";

interface ShellProps {
  language: Language;
  /** Address of this page in the other language; absent where there is none. */
  otherLanguage?: string | undefined;
  children: ReactNode;
}

export function Shell({ language, otherLanguage, children }: ShellProps) {
  const messages = messagesFor(language);
  const other = language === "en" ? "es" : "en";
  return (
    <div className="mx-auto flex min-h-svh w-full max-w-xl flex-col px-5">
      <header className="flex min-h-16 items-center justify-between gap-4">
        <a href="/" aria-label={company.name} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        {otherLanguage === undefined ? null : (
          <a
            href={otherLanguage}
            lang={other}
            hrefLang={other}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
          >
            {messages.otherLanguage}
          </a>
        )}
      </header>
      <main id="main" className="grow py-4">
        {children}
      </main>
      <footer className="mt-6 border-t border-line py-4 text-sm text-slate">
        {messages.footer}{" "}
        <a
          href="/privacy-policy"
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {messages.privacy}
        </a>
      </footer>
    </div>
  );
}
