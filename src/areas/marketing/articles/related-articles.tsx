import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { longDate } from "#ui/dates.ts";
import { Picture } from "#ui/picture.tsx";
import { articleMessages } from "./messages.ts";
import type { ListedArticle } from "./read-article.server.ts";

export function RelatedArticles({ articles }: { articles: readonly ListedArticle[] }) {
  const language = useLanguage();
  const { related } = useMessages(articleMessages);
  return (
    <section aria-labelledby="related-title" className="later">
      <h2 id="related-title" className="text-subtitle font-semibold tracking-snug">
        {related}
      </h2>
      <ul className="mt-5 border-b border-line">
        {articles.map((article) => (
          <li
            key={article.path}
            className="group relative grid grid-cols-[6rem_1fr] items-start gap-4 border-t border-line py-5"
          >
            <Picture
              name={article.picture}
              alt=""
              sizes="6rem"
              className="aspect-[4/3] w-24 rounded-md"
            />
            <div className="min-w-0">
              <h3 className="font-semibold tracking-snug wrap-anywhere">
                <a
                  href={article.path}
                  className="stretched underline-offset-4 group-hover:underline"
                >
                  {article.title}
                </a>
              </h3>
              <p className="mt-1 text-sm text-slate">
                <time dateTime={article.published}>{longDate(article.published, language)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
