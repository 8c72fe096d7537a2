import Plus from "@lucide/icons/icons/plus";
import { Drawing } from "./drawing.tsx";

interface QuestionListProps {
  questions: readonly { question: string; answer: string }[];
}

export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group/question border-t border-line">
          <summary className="flex min-h-16 items-center justify-between gap-6 py-5 text-subtitle font-semibold tracking-snug hover:text-teal">
            <h3>{question}</h3>
            <Drawing
              icon={Plus}
              className="size-6 shrink-0 text-teal transition-transform group-open/question:rotate-45"
            />
          </summary>
          <p className="unfold max-w-[62ch] pr-10 pb-7 text-pretty text-slate">{answer}</p>
        </details>
      ))}
    </div>
  );
}
