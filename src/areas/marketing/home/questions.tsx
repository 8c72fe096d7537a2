import { questionsSection } from "#content/home.ts";
import { homeQuestions } from "#content/questions.ts";
import { QuestionList } from "#ui/question-list.tsx";
import { Section } from "#ui/section.tsx";

export function Questions() {
  return (
    <Section id="faq">
      <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <h2 id="faq-title" className="text-side font-semibold tracking-tight lg:col-span-4">
          {questionsSection.headline}
        </h2>
        <div className="lg:col-span-8">
          <QuestionList questions={homeQuestions} />
        </div>
      </div>
    </Section>
  );
}
