import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { ScoreField } from "#ui/form/score-field.tsx";
import type { FeedbackAnswerView } from "./feedback-answer-view.server.ts";
import { scores } from "./feedback-types.ts";
import { questionMessages } from "./question/messages.ts";

interface QuestionFormProps {
  question: Pick<FeedbackAnswerView, "about" | "score" | "reason">;
  answer: FormAnswer | undefined;
  /** Chosen by the link of an email; nothing is sent before the button is pressed. */
  chosen?: number | undefined;
  /** The page itself without it. */
  action?: string;
}

/** Shown on the page of a question, on its work order, and behind the link of an email. */
export function QuestionForm({ question, answer, chosen, action }: QuestionFormProps) {
  const { about, score, reason } = question;
  const { form } = useMessages(questionMessages);
  const typed = answer?.values.score;
  const chosenScore = typed ? Number(typed) : (chosen ?? score ?? undefined);
  return (
    <PostForm
      answer={answer}
      action={action}
      noValidate
      className="flex flex-col items-start gap-5"
    >
      <Problem text={answer?.problem} />
      <ScoreField
        scores={scores}
        chosen={chosenScore}
        legend={form.question({ about })}
        ends={[form.lowest, form.highest]}
        error={answer?.errors.score}
      />
      <div className="w-full max-w-xl">
        <NotesField
          id="feedback-reason"
          label={form.why}
          help={form.whyHelp}
          name="reason"
          rows={3}
          maxLength={2_000}
          value={reason}
        />
      </div>
      <CompactSubmitButton className="max-sm:w-full">
        {score === null ? form.send : form.change}
      </CompactSubmitButton>
    </PostForm>
  );
}
