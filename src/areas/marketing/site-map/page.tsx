import type { LoaderFunctionArgs } from "react-router";
import { languageOfPath } from "#content/page-address.ts";
import { type Page, pageIn, pagesIn } from "#content/pages.ts";
import { pagesByArea } from "#content/site-areas.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { marketingMessages } from "../messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { SearchForm } from "../search/search-form.tsx";
import type { Route } from "./+types/page.ts";

/** A browser knows no articles that were written in the office. */
export function loader({ url }: LoaderFunctionArgs) {
  const listed = pagesIn(languageOfPath(url.pathname)).filter(isInItsLanguage);
  return {
    pages: listed.map(({ path, englishPath, title, description }) => ({
      path,
      englishPath,
      title,
      description,
    })),
  };
}

export const meta = pageMetaOf("/sitemap");

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { home, siteMap } = useMessages(marketingMessages);
  const areas = pagesByArea(loaderData.pages);
  return (
    <div className="wrap pt-8 pb-24 md:pt-12 md:pb-32">
      <Breadcrumbs page={pageIn(language, "/sitemap")} />
      <div className="mt-6 grid items-end gap-x-12 gap-y-8 md:mt-8 lg:grid-cols-12">
        <h1 className="max-w-[12ch] text-headline font-semibold tracking-tight lg:col-span-7">
          {siteMap.title}
        </h1>
        <div className="lg:col-span-5">
          <SearchForm label={siteMap.search} />
        </div>
      </div>
      {areas.map(({ id, titleIn, pages }) => (
        <section
          key={id}
          aria-labelledby={`area-${id}`}
          className="mt-14 grid gap-x-12 gap-y-4 border-t border-ink/25 pt-6 lg:mt-20 lg:grid-cols-12"
        >
          <h2
            id={`area-${id}`}
            className="pt-3 text-subtitle font-semibold tracking-snug lg:col-span-3"
          >
            {titleIn[language]}
          </h2>
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-9">
            {pages.map((listed) => (
              <li key={listed.path} className="group relative min-w-0 border-b border-line py-5">
                <a
                  href={listed.path}
                  className="stretched font-semibold underline-offset-4 wrap-anywhere group-hover:text-teal group-hover:underline"
                >
                  {listed.englishPath === "/" ? home : listed.title}
                </a>
                <p className="mt-1 max-w-[52ch] text-sm text-slate wrap-anywhere">
                  {listed.description}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const isInItsLanguage = (page: Page): boolean => page.language === "en" || !page.isOnlyInEnglish;
