import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { Logo } from "#platform/document/logo.tsx";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { accountMessages } from "./messages.ts";

interface GuestFrameProps {
  /** A sentence with `<phone/>` and `<hours/>`; undefined where there is nobody to call yet. */
  callUs: string | undefined;
  mainClass?: string;
  /** A preview has no choice of language: it would change the language of the person who looks. */
  isPreview?: boolean;
  children: ReactNode;
}

/** Frames pages of people who are not signed in: a language to choose, and somebody to call. */
export function GuestFrame({
  callUs,
  mainClass = "",
  isPreview = false,
  children,
}: GuestFrameProps) {
  const language = useLanguage();
  const { frame } = accountMessages(language);
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <header className="wrap flex h-(--header-height) items-center justify-between gap-x-6">
        <a href={addressIn(language, "/")} aria-label={frame.home({ company: company.name })}>
          <Logo />
        </a>
        {isPreview ? null : <LanguageChoice />}
      </header>
      <main id="main" tabIndex={-1} className={`grow outline-none ${mainClass}`}>
        {children}
      </main>
      {callUs === undefined ? null : (
        <footer className="wrap w-full border-t border-line py-6 text-sm text-slate">
          <RichText
            text={callUs}
            tags={{
              phone: () => (
                <a
                  href={company.phone.href}
                  className="inline-flex min-h-11 items-center text-teal"
                >
                  {company.phone.display}
                </a>
              ),
              hours: () => (
                <span className="whitespace-nowrap">{company.telephoneHoursIn[language]}</span>
              ),
            }}
          />
        </footer>
      )}
    </div>
  );
}

/** Frames a page that a link opens for somebody who has no account. */
export function LinkedPageFrame({
  isPreview = false,
  children,
}: Pick<GuestFrameProps, "isPreview" | "children">) {
  const { frame } = useMessages(accountMessages);
  return (
    <GuestFrame
      callUs={frame.callCompany({ company: company.name })}
      mainClass="wrap w-full py-6 md:py-10"
      isPreview={isPreview}
    >
      {children}
    </GuestFrame>
  );
}
