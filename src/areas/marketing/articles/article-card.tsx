import { useLanguage } from "#platform/language/use-messages.ts";
import { longDate } from "#ui/dates.ts";
import { Picture } from "#ui/picture.tsx";
import type { ListedArticle } from "./read-article.server.ts";

interface ArticleCardProps {
  article: ListedArticle;
  /** The newest of a list: wide, with its picture beside the text. */
  lead?: boolean;
  /** `h3` where the cards stand beneath a section's heading. */
  heading?: "h2" | "h3";
}

/** The whole card links to the article. */
export function ArticleCard({ article, lead = false, heading: Heading = "h2" }: ArticleCardProps) {
  const language = useLanguage();
  return (
    <article
      className={`group relative ${lead ? "grid items-center gap-x-12 gap-y-6 lg:grid-cols-12" : ""}`}
    >
      <Picture
        name={article.picture}
        alt={article.alt}
        sizes={
          lead
            ? "(min-width: 64rem) 43rem, 94vw"
            : "(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 94vw"
        }
        priority={lead}
        className={`aspect-[16/10] w-full rounded-lg ${lead ? "lg:col-span-7" : ""}`}
      />
      <div className={lead ? "lg:col-span-5" : "mt-6"}>
        <p className="flex flex-wrap gap-x-4 text-sm text-slate">
          {article.category ? (
            <span className="font-semibold text-teal">{article.category}</span>
          ) : null}
          <time dateTime={article.published}>{longDate(article.published, language)}</time>
        </p>
        <Heading
          className={`mt-3 font-semibold wrap-anywhere ${lead ? "text-title tracking-tight" : "text-subtitle tracking-snug"}`}
        >
          <a href={article.path} className="stretched underline-offset-4 group-hover:underline">
            {article.title}
          </a>
        </Heading>
        <p className={`mt-3 max-w-[48ch] text-slate wrap-anywhere ${lead ? "text-lead" : ""}`}>
          {article.excerpt}
        </p>
      </div>
    </article>
  );
}
