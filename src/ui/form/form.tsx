import { createContext, type ReactNode, useContext } from "react";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { uiMessages } from "../messages.ts";
import type { Submission } from "./use-submission.ts";
import type { FieldErrors, FormValues } from "./values.ts";

interface FormState {
  name: string;
  errors: FieldErrors;
  values: FormValues;
  submitting: boolean;
  outcomeFirst: boolean;
}

const FormContext = createContext<FormState>({
  name: "",
  errors: {},
  values: {},
  submitting: false,
  outcomeFirst: false,
});

export const useForm = (): FormState => useContext(FormContext);

interface FormProps {
  /** Names the draft and prefixes every id inside. */
  name: string;
  /** Without JavaScript, the form is posted to this address. */
  action: string;
  submission: Submission;
  /** Off where nothing that is typed may stay in the browser. */
  keepsDraft?: boolean;
  className?: string;
  /** Beneath the button; above the fields on a page loaded with it, where it could be out of sight. */
  outcome?: ReactNode;
  children: ReactNode;
}

/** Posts natively without JavaScript; with it, `submission` takes over. */
export function Form({
  name,
  action,
  submission,
  keepsDraft = true,
  className,
  outcome,
  children,
}: FormProps) {
  const { ref, handlers, errors, values, state, isServed } = submission;
  const outcomeFirst = isServed === true && outcome !== undefined;
  return (
    <FormContext value={{ name, errors, values, submitting: state === "submitting", outcomeFirst }}>
      <form
        ref={ref}
        method="post"
        action={action}
        noValidate
        data-draft={keepsDraft ? name : undefined}
        className={className}
        {...handlers}
      >
        {outcomeFirst ? outcome : null}
        {children}
        {outcomeFirst ? null : outcome}
        <Honeypot name={name} />
        <SubmissionMetadata />
      </form>
    </FormContext>
  );
}

/** A field that people never see and simple bots always fill. */
function Honeypot({ name }: { name: string }) {
  const { leaveEmpty } = useMessages(uiMessages);
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={`${name}-website`}>{leaveEmpty}</label>
      <input
        id={`${name}-website`}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-honeypot=""
      />
    </div>
  );
}

/** The early script fills all but the language when the browser posts the form natively. */
function SubmissionMetadata() {
  const language = useLanguage();
  return (
    <>
      {["idempotencyKey", "elapsed", "page", "campaign"].map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      <input type="hidden" name="pageLanguage" value={language} />
    </>
  );
}
