/** Forms that work without scripts and with password managers; with scripts they stay without a connection. */

import {
  createContext,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  useContext,
} from "react";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { accountMessages } from "./messages.ts";

interface FormState {
  name: string;
  errors: FormAnswer["errors"];
  values: FormAnswer["values"];
}

const FormContext = createContext<FormState>({ name: "", errors: {}, values: {} });

interface AccountFormProps {
  /** Tells the forms of a page apart, and prefixes the ids inside. */
  name: string;
  submit: string;
  look?: ButtonLook;
  /** The page's answer, to whichever of its forms. */
  answer?: FormAnswer | undefined;
  /** Initial values. */
  values?: FormAnswer["values"];
  /** Absent: the page's own address, with its query. */
  action?: string;
  hidden?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

export function AccountForm({
  name,
  submit,
  look = "primary",
  answer,
  values = {},
  action,
  hidden = {},
  children,
}: AccountFormProps) {
  const formAnswer = answer?.form === name ? answer : undefined;
  const state = { name, errors: formAnswer?.errors ?? {}, values: formAnswer?.values ?? values };
  return (
    <FormContext value={state}>
      <PostForm action={action} noValidate className="flex flex-col items-start gap-4">
        {formAnswer ? <FormProblem answer={formAnswer} /> : null}
        {Object.entries({ form: name, ...hidden }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {children}
        <button type="submit" className={buttonClass(look, "mt-2 w-full sm:w-auto")}>
          {submit}
        </button>
      </PostForm>
    </FormContext>
  );
}

/** Comes first and links to the invalid fields: without a script nothing else does. */
export function FormProblem({ answer: { problem, errors, form } }: { answer: FormAnswer }) {
  const { checkFields } = useMessages(accountMessages).form;
  return (
    <div role="alert" className="w-full rounded-md bg-error-tint p-4 text-sm text-error">
      <p className="font-medium">{problem ?? checkFields}</p>
      {Object.entries(errors).map(([field, message]) => (
        <a key={field} href={`#${form}-${field}`} className="flex min-h-8 items-center underline">
          {message}
        </a>
      ))}
    </div>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: "text" | "email" | "password";
  inputMode?: "numeric" | "email";
  help?: string;
  optional?: boolean;
  /** The value is no word, so the browser neither capitalizes nor corrects it. */
  plain?: boolean;
  className?: string;
}

/** Secrets never come back from the server. */
export function TextField(props: TextFieldProps) {
  const { name, label, autoComplete, type = "text", inputMode, help, optional, plain } = props;
  const form = useContext(FormContext);
  const id = `${form.name}-${name}`;
  const error = form.errors[name];
  const [firstAtFault] = Object.keys(form.errors);
  return (
    <div className={`w-full ${props.className ?? ""}`}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={plain ? "none" : undefined}
        spellCheck={plain ? false : undefined}
        defaultValue={form.values[name]}
        required={!optional}
        // biome-ignore lint/a11y/noAutofocus: the page was loaded to show this error
        autoFocus={firstAtFault === name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${id}-note` : undefined}
        className="mt-2 block min-h-13 w-full rounded-md border border-field bg-white px-4 py-3 text-base text-ink transition-colors hover:border-ink focus:border-teal aria-invalid:border-error aria-invalid:bg-error-tint"
      />
      {error || help ? (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm ${error ? "font-medium text-error" : "text-slate"}`}
        >
          {error ?? help}
        </p>
      ) : null}
    </div>
  );
}

/** The account's address, where password managers look for it; not editable. */
export function OwnerField({ email }: { email: string }) {
  const { name } = useContext(FormContext);
  const { email: label } = useMessages(accountMessages).form;
  return (
    <div className="w-full">
      <label htmlFor={`${name}-owner`} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={`${name}-owner`}
        type="email"
        value={email}
        readOnly
        autoComplete="username"
        className="mt-2 block min-h-13 w-full rounded-md border border-line bg-sand px-4 py-3 text-base text-ink"
      />
    </div>
  );
}
