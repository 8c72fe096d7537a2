import { Outlet } from "react-router";
import { articleAt, relatedTo } from "#content/all-articles.ts";
import { articlePage } from "#content/articles.ts";
import { pageAt } from "#content/pages.ts";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { NewsletterForm } from "../footer/newsletter-form.tsx";
import { pageMeta } from "../metadata.ts";
import { pagePath, usePagePath } from "../page-path.ts";
import { articleData, articleProperties } from "./article-data.ts";
import { ArticleHead } from "./article-head.tsx";
import { useMinutesToRead } from "./read-time.ts";
import { RelatedArticles } from "./related-articles.tsx";
import { Share } from "./share.tsx";

export function meta({ location }: { location: { pathname: string } }) {
  const path = pagePath(location.pathname);
  const page = pageAt(path);
  const article = articleAt(path);
  if (!page || !article) return [];
  return [...pageMeta(page, [articleData(article, page)]), ...articleProperties(article)];
}

/** The frame of every article; the text itself is a route module of its own. */
export default function ArticlePage() {
  const article = articleAt(usePagePath());
  const minutes = useMinutesToRead();
  if (!article) return null;
  return (
    <article className="pb-24 md:pb-32">
      <ArticleHead article={article} minutes={minutes} />
      <div className="wrap mt-12 grid grid-cols-1 gap-x-12 gap-y-16 md:mt-20 lg:grid-cols-12">
        <BelowHeadline>
          <div className="min-w-0 lg:col-span-7">
            <div className="prose running-text">
              <Outlet />
            </div>
            <div className="mt-14 max-w-[40rem] border-t border-line pt-8">
              <Share title={article.title} path={article.path} />
            </div>
          </div>
          <aside
            aria-label={articlePage.moreToRead}
            className="grid grid-cols-1 gap-14 lg:sticky lg:top-[min(8rem,100svh-50rem)] lg:col-span-4 lg:col-start-9 lg:self-start"
          >
            <RelatedArticles articles={relatedTo(article)} />
            <section aria-labelledby="subscribe-title" className="rounded-lg bg-sand p-6 md:p-8">
              <h2 id="subscribe-title" className="text-subtitle font-semibold tracking-snug">
                {articlePage.newsletter.title}
              </h2>
              <NewsletterForm
                id="article-newsletter"
                label={articlePage.newsletter.label}
                ground="light"
                className="mt-3"
              />
            </section>
          </aside>
        </BelowHeadline>
      </div>
    </article>
  );
}
