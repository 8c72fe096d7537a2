import { type LoaderFunctionArgs, Outlet } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { NewsletterForm } from "../footer/newsletter-form.tsx";
import { pageMeta } from "../metadata.ts";
import { OnlyInEnglish } from "../only-in-english/only-in-english.tsx";
import type { Route } from "./+types/page.ts";
import { articleData, articleProperties } from "./article-data.ts";
import { ArticleHead } from "./article-head.tsx";
import { articleMessages } from "./messages.ts";
import { type ReadArticle, readArticle } from "./read-article.server.ts";
import { useMinutesToRead } from "./read-time.ts";
import { RelatedArticles } from "./related-articles.tsx";
import { Share } from "./share.tsx";
import { WrittenText } from "./written-text.tsx";

export const loader = ({ url }: LoaderFunctionArgs) => readArticle(url);

/** The error's page sets the title of an article that does not exist. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { page, article } = loaderData;
  if (article === undefined) return pageMeta(page);
  return [...pageMeta(page, [articleData(article, page)]), ...articleProperties(article)];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.article === undefined) return <OnlyInEnglish page={loaderData.page} isArticle />;
  return <Article {...loaderData} />;
}

/** The frame of every article; a text that was shipped is a route module of its own. */
function Article({ page, article, related }: ReadArticle) {
  const messages = useMessages(articleMessages);
  const minutes = useMinutesToRead(article.words);
  return (
    <article className="pb-24 md:pb-32">
      <ArticleHead article={article} page={page} minutes={minutes} />
      <div className="wrap mt-12 grid grid-cols-1 gap-x-12 gap-y-16 md:mt-20 lg:grid-cols-12">
        <BelowHeadline>
          <div className="min-w-0 lg:col-span-7">
            <div className="prose running-text">
              {article.text ? <WrittenText blocks={article.text} /> : <Outlet />}
            </div>
            <div className="mt-14 max-w-[40rem] border-t border-line pt-8">
              <Share title={article.title} path={article.path} />
            </div>
          </div>
          <aside
            aria-label={messages.moreToRead}
            className="grid grid-cols-1 gap-14 lg:sticky lg:top-[min(8rem,100svh-50rem)] lg:col-span-4 lg:col-start-9 lg:self-start"
          >
            {related.length > 0 ? <RelatedArticles articles={related} /> : null}
            <section aria-labelledby="subscribe-title" className="rounded-lg bg-sand p-6 md:p-8">
              <h2 id="subscribe-title" className="text-subtitle font-semibold tracking-snug">
                {messages.newsletter.title}
              </h2>
              <NewsletterForm
                id="article-newsletter"
                label={messages.newsletter.label}
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
