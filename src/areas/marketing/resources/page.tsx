import type { LoaderFunctionArgs } from "react-router";
import { resourceQuestions } from "#content/resources/questions.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { QuestionList } from "#ui/question-list.tsx";
import { ViewAll } from "#ui/view-all.tsx";
import { ArticleCard } from "../articles/article-card.tsx";
import { articleMessages } from "../articles/messages.ts";
import { NewsletterSection } from "../articles/newsletter-section.tsx";
import { type ListedArticle, readArticles } from "../articles/read-article.server.ts";
import { pageMeta } from "../metadata.ts";
import { OnlyInEnglish } from "../only-in-english/only-in-english.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { SplitHero } from "../sections/split-hero.tsx";
import { StickySection } from "../sections/sticky-section.tsx";
import { questionsData } from "../structured-data.ts";
import type { Route } from "./+types/page.ts";
import { GuideCards } from "./guide-cards.tsx";
import { readGuides } from "./read-guides.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const read = readArticles(url, "resources");
  return { ...read, guides: read.page.language === "en" ? readGuides(read.page.language) : [] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { page } = loaderData;
  return pageMeta(
    page,
    page.language === "en" ? [questionsData(resourceQuestions, page.language)] : [],
  );
}

/** Guides and questions are in English alone: another language has its articles, and leads to them. */
export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  const { page, articles, guides } = loaderData;
  const messages = useMessages(articleMessages).resources;
  const isInEnglish = useLanguage() === "en";
  if (!isInEnglish && articles.length === 0) return <OnlyInEnglish page={page} />;
  const toArticles = { label: messages.actions.articles, to: "#articles" };
  const toGuides = { label: messages.actions.guides, to: "#guides" };
  return (
    <>
      <SplitHero
        path="/resources"
        title={messages.title}
        lead={messages.lead}
        actions={guides.length > 0 ? [toGuides, toArticles] : [toArticles]}
        ground="porcelain"
      />
      {guides.length > 0 ? (
        <HeadedSection id="guides" title={messages.guides.title} lead={messages.guides.lead}>
          <GuideCards guides={guides} />
        </HeadedSection>
      ) : null}
      {articles.length > 0 ? (
        <HeadedSection
          id="articles"
          title={messages.articles.title}
          lead={messages.articles.lead}
          tone="sand"
        >
          <Articles articles={articles} />
        </HeadedSection>
      ) : null}
      {isInEnglish ? (
        <Questions />
      ) : (
        <p className="wrap pt-16">
          <a href="/resources" hrefLang="en" className={buttonClass("outline")}>
            {messages.inEnglish}
          </a>
        </p>
      )}
      <NewsletterSection {...messages.newsletter} />
    </>
  );
}

function Questions() {
  const shown = 4;
  const { title, viewAll } = useMessages(articleMessages).resources.questions;
  return (
    <StickySection id="faq" title={title}>
      <QuestionList questions={resourceQuestions.slice(0, shown)} />
      <ViewAll label={viewAll}>
        <div className="-mt-px">
          <QuestionList questions={resourceQuestions.slice(shown)} />
        </div>
      </ViewAll>
    </StickySection>
  );
}

function Articles({ articles }: { articles: readonly ListedArticle[] }) {
  const shown = 3;
  const { viewAll } = useMessages(articleMessages).resources.articles;
  return (
    <>
      <ArticleGrid articles={articles.slice(0, shown)} />
      {articles.length > shown ? (
        <ViewAll label={viewAll({ count: articles.length })}>
          <div className="mt-14">
            <ArticleGrid articles={articles.slice(shown)} />
          </div>
        </ViewAll>
      ) : null}
    </>
  );
}

function ArticleGrid({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
      {articles.map((article) => (
        <li key={article.path} className="min-w-0">
          <ArticleCard article={article} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
