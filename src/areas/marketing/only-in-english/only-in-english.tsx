import { type Page, type PagePath, pageIn } from "#content/pages.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Arrow } from "#ui/arrow-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { marketingMessages } from "../messages.ts";
import { onlyInEnglishMessages } from "./messages.ts";

interface OnlyInEnglishProps {
  page: Page;
  /** Articles have their English title everywhere. */
  isArticle?: boolean;
}

/** A page without a translation has this one at its address in another language. */
export function OnlyInEnglish({ page, isArticle = false }: OnlyInEnglishProps) {
  const messages = useMessages(onlyInEnglishMessages);
  return (
    <div className="wrap pt-8 pb-24 md:pt-12 md:pb-32">
      <Breadcrumbs page={page} />
      <div className="mt-6 grid gap-x-12 gap-y-14 md:mt-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h1 className="max-w-[16ch] text-headline font-semibold tracking-tight">
            {messages.title}
          </h1>
          <p
            lang={isArticle ? "en" : undefined}
            className="mt-8 text-subtitle font-semibold tracking-snug wrap-anywhere"
          >
            {page.title}
          </p>
          <p className="mt-2 max-w-[44ch] text-lead text-slate">{messages.text}</p>
          <p className="mt-8">
            <a href={page.englishPath} hrefLang="en" className={buttonClass("primary")}>
              {messages.toEnglish}
            </a>
          </p>
        </div>
        <Destinations label={messages.destinations} />
      </div>
    </div>
  );
}

const destinations = ["/", "/services", "/careers", "/contact"] as const satisfies PagePath[];

function Destinations({ label }: { label: string }) {
  const language = useLanguage();
  const { home } = useMessages(marketingMessages);
  return (
    <nav aria-label={label} className="lg:col-span-4 lg:col-start-9 lg:pt-4">
      <ul className="border-b border-line">
        {destinations
          .map((destination) => pageIn(language, destination))
          .map(({ path, englishPath, title }) => (
            <li key={path} className="border-t border-line">
              <a
                href={path}
                className="group flex min-h-14 items-center justify-between font-semibold tracking-snug hover:text-teal"
              >
                {englishPath === "/" ? home : title}
                <Arrow className="text-teal group-hover:translate-x-1" />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
