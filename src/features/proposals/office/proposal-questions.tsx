import { useState } from "react";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { proposalMessages } from "../messages.ts";
import { maxQuestion } from "../proposal-types.ts";
import type { ProposalData } from "./proposal-pages.server.ts";

interface ProposalQuestionsProps {
  data: ProposalData;
  answer: FormAnswer | undefined;
}

/** Questions about all versions stand together, with the office's answers. */
export function ProposalQuestions({ data, answer }: ProposalQuestionsProps) {
  const { office } = useMessages(proposalMessages);
  const place = usePlace();
  const questionAnswer = answer?.values.step === "answer" ? answer : undefined;
  const [latest] = data.versions;
  return (
    <TitledSection titleId="questions-title" title={office.questions}>
      {data.messages.length === 0 ? (
        <p className="mt-2 text-sm text-slate">{office.noQuestions}</p>
      ) : null}
      <ol className="mt-3 flex flex-col gap-3 empty:hidden">
        {data.messages.map(({ id, text, language, by, isOurs }) => (
          <li key={id} className={`rounded-md p-3 text-sm ${isOurs ? "bg-tint" : "bg-sand"}`}>
            <WrittenText
              text={text}
              language={language}
              className="wrap-anywhere whitespace-pre-wrap"
            />
            <p className="mt-1.5 text-xs text-slate">{by}</p>
          </li>
        ))}
      </ol>
      {data.mayAnswer && latest && data.messages.length > 0 ? (
        <AnswerForm key={place} data={data} number={latest.number} answer={questionAnswer} />
      ) : null}
    </TitledSection>
  );
}

interface AnswerFormProps {
  data: ProposalData;
  number: number;
  answer: FormAnswer | undefined;
}

/**
 * It says what was last written as when it was opened: the page is read again meanwhile, and what somebody
 * else has answered must not be answered again unseen. Its place is its key.
 */
function AnswerForm({ data, number, answer }: AnswerFormProps) {
  const { office } = useMessages(proposalMessages);
  const [seen] = useState(data.messages.at(-1)?.id ?? "");
  return (
    <PostForm
      action={data.path}
      preventScrollReset
      noValidate
      className="mt-4 flex max-w-xl flex-col items-start gap-3"
    >
      <HiddenFields fields={{ step: "answer", number: String(number), seen }} />
      <NotesField
        name="text"
        rows={4}
        maxLength={maxQuestion}
        label={office.answer}
        answer={answer}
      />
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        {office.sendAnswer}
      </button>
    </PostForm>
  );
}
