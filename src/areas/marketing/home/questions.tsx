import { homeContent } from "#content/home.ts";
import { questionsContent } from "#content/questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { QuestionList } from "#ui/question-list.tsx";
import { Section } from "#ui/section.tsx";

export function Questions() {
  const { questionsSection } = useMessages(homeContent);
  const { homeQuestions } = useMessages(questionsContent);
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
