import type { ListedArticle } from "#content/all-articles.ts";
import { articlePage } from "#content/articles.ts";
import { company } from "#content/company.ts";
import { pageIn } from "#content/pages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { longDate } from "#ui/dates.ts";
import { Picture } from "#ui/picture.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { BackLink } from "./back-link.tsx";

export function ArticleHead({ article, minutes }: { article: ListedArticle; minutes: number }) {
  const language = useLanguage();
  return (
    <header>
      <div className="wrap pt-8 md:pt-12">
        <Breadcrumbs page={pageIn(language, article.path)} />
        <BackLink path={article.path} />
        <h1 className="mt-5 max-w-[20ch] text-headline font-semibold tracking-tight">
          {article.title}
        </h1>
        <ul className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 text-slate">
          <li className="rounded-full bg-tint px-4 py-1.5 text-sm font-semibold text-teal">
            {article.category}
          </li>
          <li>
            <time dateTime={article.published}>{longDate(article.published, language)}</time>
          </li>
          <li>
            {articlePage.by}{" "}
            <a
              href={article.author?.path ?? "/about"}
              rel="author"
              className="text-ink underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {article.author?.name ?? company.name}
            </a>
          </li>
          <li className="tabular-nums">{articlePage.minutes(minutes)}</li>
        </ul>
      </div>
      <div className="wrap mt-10 max-md:px-0 md:mt-14">
        <Picture
          name={article.picture}
          alt={article.alt}
          sizes="(min-width: 81rem) 75rem, 100vw"
          priority
          phoneCut
          className="aspect-square w-full sm:aspect-[16/9] md:aspect-[21/9] md:rounded-lg"
        />
      </div>
    </header>
  );
}
