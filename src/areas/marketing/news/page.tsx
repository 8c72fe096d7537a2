import { news } from "#content/news/articles.ts";
import { newsPage } from "#content/news/page.ts";
import { pageIn } from "#content/pages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { ArticleCard } from "../articles/article-card.tsx";
import { NewsletterSection } from "../articles/newsletter-section.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { pageMetaOf } from "../metadata.ts";
import { pagePicture } from "../sections/page-picture.ts";
import type { Route } from "./+types/page.ts";

const pageMeta = pageMetaOf("/news");

export const meta = (args: Route.MetaArgs) => [
  ...pageMeta(args),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: newsPage.title,
    href: "/news/rss.xml",
  },
];

export default function NewsPage() {
  const [newest, ...earlier] = news;
  const language = useLanguage();
  return (
    <>
      <div className="wrap pt-8 pb-24 md:pt-12 md:pb-32">
        <Breadcrumbs page={pageIn(language, "/news")} />
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mt-8">
          <h1 className="max-w-[12ch] text-headline font-semibold tracking-tight">
            {newsPage.title}
          </h1>
          <p className="max-w-[40ch] text-lead text-slate">{newsPage.lead}</p>
        </div>
        <div className="mt-12 border-t border-line pt-10 md:mt-16 md:pt-14">
          <ArticleCard article={newest} lead />
        </div>
        <ul className="mt-16 grid gap-x-8 gap-y-14 border-t border-line pt-14 md:grid-cols-6 lg:mt-20 lg:pt-20">
          {earlier.map((article, at) => (
            <li key={article.path} className={at < 2 ? "md:col-span-3" : "md:col-span-2"}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
        <p className="mt-16 text-slate">
          {newsPage.feed}{" "}
          <a href="/news/rss.xml" className="font-medium text-teal underline underline-offset-4">
            {newsPage.feedLink}
          </a>
        </p>
      </div>
      <NewsletterSection {...newsPage.newsletter} picture={pagePicture(language, "/news")} />
    </>
  );
}
