/** Parts that several pages of keys share: fields of their forms, the state, and the taps of a holder. */

import { ChoiceField, namedOptions, TextField } from "#platform/forms/labeled-fields.tsx";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { StateLabel } from "#ui/state-label.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import type { KeyIssueView, KeyListData } from "./key-pages.server.ts";
import { type KeyKind, type KeyState, maxCopies } from "./key-types.ts";
import type { en } from "./messages/en.ts";
import { keyMessages } from "./messages.ts";

interface FieldsProps {
  /** Unique on the page. */
  id: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

export function KeyFields({
  id,
  values,
  errors,
  kind,
  isNew = false,
}: FieldsProps & { kind: KeyKind | ""; isNew?: boolean }) {
  const { form } = useMessages(keyMessages);
  const isCode = kind === "code";
  const answer = { values, errors };
  return (
    <>
      <TextField
        name="label"
        id={`${id}-label`}
        label={form.label}
        help={form.labelHelp}
        maxLength={80}
        answer={answer}
      />
      <TextField
        name="opens"
        id={`${id}-opens`}
        label={form.opens}
        help={form.opensHelp}
        maxLength={300}
        answer={answer}
      />
      {isCode || kind === "" ? (
        <TextField
          name="code"
          id={`${id}-code`}
          label={isNew ? form.code : form.newCode}
          help={kind === "" ? form.codeHelpIfCode : form.codeHelp}
          maxLength={60}
          spellCheck={false}
          data-no-draft=""
          answer={{ values: {}, errors }}
        />
      ) : null}
      {isCode ? null : (
        <TextField
          name="keyBox"
          id={`${id}-box`}
          label={form.keyBox}
          help={form.keyBoxHelp}
          maxLength={120}
          answer={answer}
        />
      )}
      <Field
        name="copies"
        id={`${id}-copies`}
        label={isCode ? form.copiesOfCode : form.copies}
        error={errors.copies}
      >
        {(control) => (
          <input
            {...control}
            name="copies"
            maxLength={2}
            defaultValue={values.copies ?? ""}
            autoComplete="off"
            inputMode="numeric"
            placeholder={form.copiesPlaceholder({ max: maxCopies })}
            className={`${fieldClass} sm:max-w-40`}
          />
        )}
      </Field>
    </>
  );
}

export function IssueFields({
  id,
  values,
  errors,
  people,
}: FieldsProps & { people: KeyListData["assignees"] }) {
  const { form } = useMessages(keyMessages);
  const answer = { values, errors };
  return (
    <div className="grid w-full gap-4 sm:grid-cols-3">
      <ChoiceField
        name="holderId"
        id={`${id}-holder`}
        label={form.holder}
        prompt={form.chooseHolder}
        options={namedOptions(people)}
        answer={answer}
      />
      <TextField name="crew" id={`${id}-crew`} label={form.crew} maxLength={80} answer={answer} />
      <TextField name="dueOn" id={`${id}-due`} type="date" label={form.dueBack} answer={answer} />
    </div>
  );
}

/** The accent is for what waits for somebody. */
const dots: Record<KeyState, string> = {
  "in-box": "border-2 border-teal",
  "to-confirm": "bg-dawn",
  out: "bg-teal",
  overdue: "bg-error",
  lost: "bg-error",
  retired: "border border-slate",
};

export const KeyStateBadge = ({ state, label }: { state: KeyState; label: string }) => (
  <StateLabel
    dot={dots[state]}
    className={state === "lost" || state === "overdue" ? "font-semibold text-error" : ""}
  >
    {label}
  </StateLabel>
);

interface IssueCommandProps {
  /** Address that handles commands on the key. */
  to: string;
  issueId: string;
  step: string;
  label: string;
  look?: "primary" | "outline";
  /** True in the list of the reader's own keys, to which the answer then leads back. */
  isFromList?: boolean;
}

/** One tap about one copy. */
export const IssueCommand = (props: IssueCommandProps) => (
  <PostForm action={props.to} preventScrollReset>
    <input type="hidden" name="step" value={props.step} />
    <input type="hidden" name="issueId" value={props.issueId} />
    {props.isFromList ? <input type="hidden" name="from" value="list" /> : null}
    <button type="submit" className={buttonClass(props.look ?? "primary", "", "compact")}>
      {props.label}
    </button>
  </PostForm>
);

interface HolderTapsProps {
  issue: KeyIssueView;
  kind: KeyKind;
  /** Address of the key. */
  to: string;
  isFromList?: boolean;
}

/** The holder signs by a tap: to have it, and to have brought it back. */
export function HolderTaps({ issue, kind, to, isFromList = false }: HolderTapsProps) {
  const { id: issueId, received, givenBack, lost } = issue;
  const { commands } = useMessages(keyMessages);
  if (lost) return null;
  const tap = { to, issueId, isFromList };
  if (!received) return <IssueCommand {...tap} step="receive" label={commands.haveIt} />;
  if (givenBack) return null;
  const label = kind === "code" ? commands.needNoMore : commands.isBack;
  return <IssueCommand {...tap} step="give-back" label={label} look="outline" />;
}

/** One sentence about a copy that is out. */
export function describeIssue(
  { received, givenBack, lost, due, isOverdue }: KeyIssueView,
  language: Language,
): string {
  const { issueState } = keyMessages(language);
  if (lost) return issueState.lost({ time: lost.full });
  if (givenBack) return issueState.givenBack({ time: givenBack.full });
  if (!received) {
    if (!due) return issueState.waiting;
    return isOverdue
      ? issueState.waitingOverdue({ day: due })
      : issueState.waitingDue({ day: due });
  }
  const time = received.full;
  if (!due) return issueState.signed({ time });
  return isOverdue
    ? issueState.signedOverdue({ time, day: due })
    : issueState.signedDue({ time, day: due });
}

/** A command is confirmed on the page to which it leads. */
export function DoneNotice({ done }: { done: keyof (typeof en)["done"] | undefined }) {
  const sentences = useMessages(keyMessages).done;
  return <StatusNotice>{done ? sentences[done] : null}</StatusNotice>;
}
