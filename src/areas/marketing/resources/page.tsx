import { resources } from "#content/resources/articles.ts";
import { resourcesPage } from "#content/resources/page.ts";
import { resourceQuestions } from "#content/resources/questions.ts";
import { QuestionList } from "#ui/question-list.tsx";
import { ViewAll } from "#ui/view-all.tsx";
import { ArticleCard } from "../articles/article-card.tsx";
import { NewsletterSection } from "../articles/newsletter-section.tsx";
import { pageMetaOf } from "../metadata.ts";
import { HeadedSection } from "../sections/headed-section.tsx";
import { SplitHero } from "../sections/split-hero.tsx";
import { StickySection } from "../sections/sticky-section.tsx";
import { questionsData } from "../structured-data.ts";
import { GuideCards } from "./guide-cards.tsx";

const text = resourcesPage;

export const meta = pageMetaOf("/resources", (language) => [
  questionsData(resourceQuestions, language),
]);

export default function ResourcesPage() {
  const shownQuestions = 4;
  return (
    <>
      <SplitHero
        path="/resources"
        title={text.title}
        lead={text.lead}
        actions={text.actions}
        ground="porcelain"
      />
      <HeadedSection id="guides" title={text.guides.title} lead={text.guides.lead}>
        <GuideCards />
      </HeadedSection>
      <HeadedSection
        id="articles"
        title={text.articles.title}
        lead={text.articles.lead}
        tone="sand"
      >
        <Articles />
      </HeadedSection>
      <StickySection id="faq" title={text.questions.title}>
        <QuestionList questions={resourceQuestions.slice(0, shownQuestions)} />
        <ViewAll label={text.questions.viewAll}>
          <div className="-mt-px">
            <QuestionList questions={resourceQuestions.slice(shownQuestions)} />
          </div>
        </ViewAll>
      </StickySection>
      <NewsletterSection {...text.newsletter} />
    </>
  );
}

function Articles() {
  const shown = 3;
  const rest = resources.slice(shown);
  return (
    <>
      <ArticleGrid articles={resources.slice(0, shown)} />
      <ViewAll label={`${text.articles.viewAll} (${resources.length})`}>
        <div className="mt-14">
          <ArticleGrid articles={rest} />
        </div>
      </ViewAll>
    </>
  );
}

function ArticleGrid({ articles }: { articles: readonly (typeof resources)[number][] }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
      {articles.map((article) => (
        <li key={article.path}>
          <ArticleCard article={article} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
