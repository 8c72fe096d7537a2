import type { ReactNode } from "react";
import { useForm } from "./form.tsx";
import type { Submission } from "./use-submission.ts";

interface FormOutcomeProps {
  submission: Submission;
  sent: { title: string; text: string };
  /** Said where the server gave no sentence of its own. */
  failed: string;
  /** Stands there while the form is kept to be sent later. */
  waiting?: ReactNode;
}

/**
 * The answer, in the place where the eye is after pressing the button, for as long as it matters.
 * The regions stand in the page from the start, so that screen readers announce what comes in.
 */
export function FormOutcome({ submission, sent, failed, waiting }: FormOutcomeProps) {
  const { state, reference, problem } = submission;
  const { name, outcomeFirst } = useForm();
  return (
    <div className="sm:col-span-2">
      <div role="status">
        {state === "sent" ? (
          <div data-draft-sent={name} className="unfold mt-4 rounded-md bg-tint p-5">
            <p className="font-semibold tracking-snug">
              {sent.title}
              {reference ? (
                <>
                  {" "}
                  Reference <strong className="whitespace-nowrap tabular-nums">{reference}</strong>
                </>
              ) : null}
            </p>
            <p className="mt-1 text-sm">{sent.text}</p>
          </div>
        ) : null}
        {state === "waiting" ? waiting : null}
      </div>
      <div role="alert">
        {state === "failed" ? (
          <div className="unfold mt-4 rounded-md bg-fault-tint p-5 text-sm text-fault">
            <p className="font-medium">{problem ?? failed}</p>
            {outcomeFirst ? <Faults /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Without JavaScript nothing leads to the field at fault; a link does. */
function Faults() {
  const { name, errors } = useForm();
  return (
    <ul className="mt-1">
      {Object.entries(errors).map(([field, message]) => (
        <li key={field}>
          <a href={`#${name}-${field}`} className="inline-flex min-h-8 items-center underline">
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
