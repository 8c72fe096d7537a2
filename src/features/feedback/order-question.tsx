import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { ActionLink } from "#ui/links.tsx";
import { questionMessages } from "./question/messages.ts";
import { QuestionForm } from "./question-form.tsx";
import { ScoreBadge } from "./score-badge.tsx";

/** Shown on the page of a finished work order to the person who requested it. */
export function OrderQuestion({ data: question }: PanelProps<"orderQuestion">) {
  const { id, score, band, mayAnswer } = question;
  const { howWell, panel } = useMessages(questionMessages);
  if (score === null && !mayAnswer) return null;
  const page = `/client-portal/feedback/${id}`;
  return (
    <section
      aria-labelledby="feedback-title"
      className="rounded-lg border border-line bg-white p-4 sm:p-5"
    >
      <h2 id="feedback-title" className="mb-3 text-subtitle font-semibold tracking-snug">
        {score === null ? howWell : panel.yourFeedback}
      </h2>
      {score !== null && band ? (
        <p className="flex flex-wrap items-center gap-x-5 text-sm">
          <ScoreBadge score={score} band={band} />
          <ActionLink to={page}>{mayAnswer ? panel.seeOrChange : panel.see}</ActionLink>
        </p>
      ) : (
        <QuestionForm question={question} answer={undefined} action={page} />
      )}
    </section>
  );
}
