import type { ReactNode } from "react";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { uiMessages } from "../messages.ts";
import { tallTextLinkClass } from "../text-link.ts";
import { useForm } from "./form.tsx";
import type { Submission } from "./use-submission.ts";

interface FormOutcomeProps {
  submission: Submission;
  sent: { title: string; text: string };
  /** Shown when the server sent no message of its own. */
  failed: string;
  /** Shown while the form is stored, to be sent later. */
  waiting?: ReactNode;
}

/** The live regions are in the page from the start; screen readers would not announce new ones. */
export function FormOutcome({ submission, sent, failed, waiting }: FormOutcomeProps) {
  const { state, reference, page, problem } = submission;
  const { name, outcomeFirst } = useForm();
  const messages = useMessages(uiMessages);
  return (
    <div className="sm:col-span-2">
      <div role="status">
        {state === "sent" ? (
          <div data-draft-sent={name} className="unfold mt-4 rounded-md bg-tint p-5">
            <p className="font-semibold tracking-snug">
              {reference ? (
                <RichText
                  text={messages.sentAs({ title: sent.title, reference })}
                  tags={{
                    reference: (words) => (
                      <strong className="whitespace-nowrap tabular-nums">{words}</strong>
                    ),
                  }}
                />
              ) : (
                sent.title
              )}
            </p>
            <p className="mt-1 text-sm">{sent.text}</p>
            {page ? (
              <a href={page} rel="nofollow" className={`${tallTextLinkClass} mt-1 text-sm`}>
                {messages.ownPage}
              </a>
            ) : null}
          </div>
        ) : null}
        {state === "waiting" ? waiting : null}
      </div>
      <div role="alert">
        {state === "failed" ? (
          <div className="unfold mt-4 rounded-md bg-error-tint p-5 text-sm text-error">
            <p className="font-medium">{problem ?? failed}</p>
            {outcomeFirst ? <ErrorLinks /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Links lead to the field with the error, because nothing moves the focus without JavaScript. */
function ErrorLinks() {
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
