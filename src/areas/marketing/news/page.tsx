import type { LoaderFunctionArgs } from "react-router";
import { addressIn } from "#content/page-address.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArticleCard } from "../articles/article-card.tsx";
import { articleMessages } from "../articles/messages.ts";
import { NewsletterSection } from "../articles/newsletter-section.tsx";
import { readArticles } from "../articles/read-article.server.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { pageMeta } from "../metadata.ts";
import { OnlyInEnglish } from "../only-in-english/only-in-english.tsx";
import { pagePicture } from "../sections/page-picture.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ url }: LoaderFunctionArgs) => readArticles(url, "news");

const feedIn = (language: Language) => addressIn(language, "/news/rss.xml");

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { page } = loaderData;
  if (page.noindex) return pageMeta(page);
  return [
    ...pageMeta(page),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: articleMessages(page.language).news.title,
      href: feedIn(page.language),
    },
  ];
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { page, articles } = loaderData;
  const language = useLanguage();
  const messages = useMessages(articleMessages).news;
  const [newest, ...earlier] = articles;
  if (language !== "en" && newest === undefined) return <OnlyInEnglish page={page} />;
  return (
    <>
      <div className="wrap pt-8 pb-24 md:pt-12 md:pb-32">
        <Breadcrumbs page={page} />
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mt-8">
          <h1 className="max-w-[12ch] text-headline font-semibold tracking-tight">
            {messages.title}
          </h1>
          <p className="max-w-[40ch] text-lead text-slate">{messages.lead}</p>
        </div>
        <div className="mt-12 border-t border-line pt-10 md:mt-16 md:pt-14">
          {newest ? (
            <ArticleCard article={newest} lead />
          ) : (
            <p className="text-lead text-slate">{messages.none}</p>
          )}
        </div>
        {earlier.length > 0 ? (
          <ul className="mt-16 grid gap-x-8 gap-y-14 border-t border-line pt-14 md:grid-cols-6 lg:mt-20 lg:pt-20">
            {earlier.map((article, at) => (
              <li
                key={article.path}
                className={`min-w-0 ${at < 2 ? "md:col-span-3" : "md:col-span-2"}`}
              >
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-16 text-slate">
          {messages.feed}{" "}
          <a href={feedIn(language)} className="font-medium text-teal underline underline-offset-4">
            {messages.feedLink}
          </a>
        </p>
      </div>
      <NewsletterSection {...messages.newsletter} picture={pagePicture(language, "/news")} />
    </>
  );
}
