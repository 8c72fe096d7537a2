import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { longDate } from "#ui/dates.ts";
import { Picture } from "#ui/picture.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { BackLink } from "./back-link.tsx";
import { articleMessages } from "./messages.ts";
import type { ReadArticle } from "./read-article.server.ts";

interface ArticleHeadProps extends Pick<ReadArticle, "article" | "page"> {
  minutes: number;
}

export function ArticleHead({ article, page, minutes }: ArticleHeadProps) {
  const language = useLanguage();
  const messages = useMessages(articleMessages);
  return (
    <header>
      <div className="wrap pt-8 md:pt-12">
        <Breadcrumbs page={page} />
        <BackLink list={article.list} />
        <h1 className="mt-5 max-w-[20ch] text-headline font-semibold tracking-tight wrap-anywhere">
          {article.title}
        </h1>
        <ul className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 text-slate">
          {article.category ? (
            <li className="rounded-full bg-tint px-4 py-1.5 text-sm font-semibold text-teal wrap-anywhere">
              {article.category}
            </li>
          ) : null}
          <li>
            <time dateTime={article.published}>{longDate(article.published, language)}</time>
          </li>
          <li>
            <RichText
              text={messages.by({ name: article.author?.name ?? company.name })}
              tags={{
                author: (name) => (
                  <Author href={article.author?.path ?? addressIn(language, "/about")}>
                    {name}
                  </Author>
                ),
              }}
            />
          </li>
          <li className="tabular-nums">{messages.minutes({ minutes })}</li>
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

const Author = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    rel="author"
    className="text-ink underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-current"
  >
    {children}
  </a>
);
