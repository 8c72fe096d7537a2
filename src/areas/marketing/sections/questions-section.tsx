import type { ReactNode } from "react";
import type { Question } from "#content/questions.ts";
import { QuestionList } from "#ui/question-list.tsx";
import type { Tone } from "#ui/section.tsx";
import { StickySection } from "./sticky-section.tsx";

interface QuestionsSectionProps {
  title: string;
  lead?: string;
  questions: readonly Question[];
  tone?: Tone;
  aside?: ReactNode;
}

/** Pass the same list to `questionsData` for the page's structured data. */
export function QuestionsSection({ questions, ...heading }: QuestionsSectionProps) {
  return (
    <StickySection id="faq" {...heading}>
      <QuestionList questions={questions} />
    </StickySection>
  );
}
