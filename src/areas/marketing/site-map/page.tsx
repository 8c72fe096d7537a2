import { type Page, pageAt, pages } from "#content/pages.ts";
import { pagesByArea } from "#content/site-areas.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { pageMeta } from "../metadata.ts";
import { SearchForm } from "../search/search-form.tsx";

export const meta = () => pageMeta("/sitemap");

const areas = pagesByArea<Page>(pages);

export default function SitemapPage() {
  const page = pageAt("/sitemap");
  return (
    <div className="wrap pt-8 pb-24 md:pt-12 md:pb-32">
      {page ? <Breadcrumbs page={page} /> : null}
      <div className="mt-6 grid items-end gap-x-12 gap-y-8 md:mt-8 lg:grid-cols-12">
        <h1 className="max-w-[12ch] text-headline font-semibold tracking-tight lg:col-span-7">
          Sitemap: every page of this site
        </h1>
        <div className="lg:col-span-5">
          <SearchForm label="Or search the site" />
        </div>
      </div>
      {areas.map((area) => (
        <section
          key={area.title}
          aria-labelledby={`area-${anchorOf(area.title)}`}
          className="mt-14 grid gap-x-12 gap-y-4 border-t border-ink/25 pt-6 lg:mt-20 lg:grid-cols-12"
        >
          <h2
            id={`area-${anchorOf(area.title)}`}
            className="pt-3 text-subtitle font-semibold tracking-snug lg:col-span-3"
          >
            {area.title}
          </h2>
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-9">
            {area.pages.map((listed) => (
              <li key={listed.path} className="group relative border-b border-line py-5">
                <a
                  href={listed.path}
                  className="stretched font-semibold underline-offset-4 group-hover:text-teal group-hover:underline"
                >
                  {listed.path === "/" ? "Home" : listed.title}
                </a>
                <p className="mt-1 max-w-[52ch] text-sm text-slate">{listed.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(" ", "-");
