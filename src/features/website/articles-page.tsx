import { Link, type LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageHead } from "#ui/page-title.tsx";
import type { Route } from "./+types/articles-page.ts";
import { websiteMessages } from "./messages.ts";
import { readArticleList } from "./read-articles.server.ts";

export const loader = (route: LoaderFunctionArgs) => readArticleList(route);

export const meta = pageMetaIn((language) => websiteMessages(language).articles.section);

/** The company's own articles and the shipped ones are separate lists, each with the newest on top. */
export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { section, articles } = useMessages(websiteMessages);
  return (
    <div className="max-w-4xl">
      <BackLink to="/office/website">{section}</BackLink>
      <PageHead title={articles.section}>
        <Link to="/office/website/articles/new" className={buttonClass("primary", "", "compact")}>
          {articles.add}
        </Link>
      </PageHead>
      <p className="mt-3 max-w-[70ch] text-sm text-slate">{articles.note}</p>
      {loaderData.lists.map(({ list, articles: rows }) => (
        <section key={list} aria-labelledby={`list-${list}`} className="mt-8">
          <h2 id={`list-${list}`} className="text-subtitle font-semibold tracking-snug">
            {articles.lists[list]}
          </h2>
          <ul className="mt-2 border-t border-line">
            {rows.map((row) => (
              <ArticleLine key={row.name} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Row = Route.ComponentProps["loaderData"]["lists"][number]["articles"][number];

function ArticleLine({ row }: { row: Row }) {
  const { languages } = useMessages(websiteMessages);
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0 grow basis-72">
        <Link
          to={`/office/website/document?name=${encodeURIComponent(row.name)}`}
          className="stretched text-sm font-semibold text-teal wrap-anywhere"
        >
          {row.title}
        </Link>
        <p className="mt-0.5 text-xs text-slate wrap-anywhere">{row.address}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-xs text-slate">
        <span>{row.languages.map((language) => languages[language]).join(", ")}</span>
        <span className={row.isDraft ? "font-semibold text-ink" : ""}>{row.state}</span>
      </p>
    </li>
  );
}
