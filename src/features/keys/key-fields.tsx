/** Parts that several pages of keys share: fields of their forms, the state, and the taps of a holder. */
import { Form } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import type { KeyIssueView, KeyListData } from "./key-pages.server.ts";
import { type KeyKind, type KeyState, maxCopies } from "./key-types.ts";

interface FieldsProps {
  /** Unique on the page. */
  id: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** What a key is: its tag, its doors, its place, how many there are, and of a code the code. */
export function KeyFields({
  id,
  values,
  errors,
  kind,
  isNew = false,
}: FieldsProps & { kind: KeyKind | ""; isNew?: boolean }) {
  const isCode = kind === "code";
  const input = (name: string, maxLength: number) => ({
    name,
    maxLength,
    defaultValue: values[name] ?? "",
    autoComplete: "off",
    className: fieldClass,
  });
  return (
    <>
      <Field
        id={`${id}-label`}
        label="Label"
        help="What its tag says, such as Front door. Never put an address on a tag."
        error={errors.label}
      >
        {(control) => <input {...control} {...input("label", 80)} />}
      </Field>
      <Field
        id={`${id}-opens`}
        label="What it opens (optional)"
        help="Doors, alarms, or gates."
        error={errors.opens}
      >
        {(control) => <input {...control} {...input("opens", 300)} />}
      </Field>
      {isCode || kind === "" ? (
        <Field
          id={`${id}-code`}
          label={isNew ? "The code" : "New code (optional)"}
          help={
            kind === ""
              ? "Only if the kind is Code. It’s stored encrypted, and each view is recorded."
              : "It’s stored encrypted, and each view is recorded."
          }
          error={errors.code}
        >
          {(control) => (
            <input
              {...control}
              name="code"
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              data-no-draft=""
              className={fieldClass}
            />
          )}
        </Field>
      ) : null}
      {isCode ? null : (
        <Field
          id={`${id}-box`}
          label="Key box (optional)"
          help="Where we keep it while no one has it, e.g., Office, box 2, hook 14."
          error={errors.keyBox}
        >
          {(control) => <input {...control} {...input("keyBox", 120)} />}
        </Field>
      )}
      <Field
        id={`${id}-copies`}
        label={isCode ? "How many people can have it at once" : "Copies"}
        error={errors.copies}
      >
        {(control) => (
          <input
            {...control}
            {...input("copies", 2)}
            inputMode="numeric"
            placeholder={`1 to ${maxCopies}`}
            className={`${fieldClass} sm:max-w-40`}
          />
        )}
      </Field>
    </>
  );
}

/** Who gets it, for whom, and until when. */
export const IssueFields = ({
  id,
  values,
  errors,
  people,
}: FieldsProps & { people: KeyListData["assignees"] }) => (
  <div className="grid w-full gap-4 sm:grid-cols-3">
    <Field id={`${id}-holder`} label="Who gets it" error={errors.holderId}>
      {(control) => (
        <select
          {...control}
          name="holderId"
          defaultValue={values.holderId ?? ""}
          className={fieldClass}
        >
          <option value="">Choose someone</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field id={`${id}-crew`} label="Crew (optional)" error={errors.crew}>
      {(control) => (
        <input
          {...control}
          name="crew"
          maxLength={80}
          autoComplete="off"
          defaultValue={values.crew ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
    <Field id={`${id}-due`} label="Due back (optional)" error={errors.dueOn}>
      {(control) => (
        <input
          {...control}
          type="date"
          name="dueOn"
          defaultValue={values.dueOn ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
  </div>
);

/** The accent is for what waits for somebody. */
const dots: Record<KeyState, string> = {
  "in-box": "border-2 border-teal",
  "to-confirm": "bg-dawn",
  out: "bg-teal",
  overdue: "bg-error",
  lost: "bg-error",
  retired: "border border-slate",
};

/** A label with its color, never a color alone. */
export const KeyStateBadge = ({ state, label }: { state: KeyState; label: string }) => (
  <span
    className={`inline-flex items-center gap-2 whitespace-nowrap ${state === "lost" || state === "overdue" ? "font-semibold text-error" : ""}`}
  >
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
    {label}
  </span>
);

interface IssueCommandProps {
  /** Address that handles commands on the key. */
  to: string;
  issueId: string;
  step: string;
  label: string;
  look?: "primary" | "outline";
  /** Whether it stands in the list of the reader's own keys, to which the answer leads back. */
  isFromList?: boolean;
}

/** One tap about one copy. */
export const IssueCommand = (props: IssueCommandProps) => (
  <Form method="post" action={props.to} preventScrollReset>
    <AttemptField />
    <input type="hidden" name="step" value={props.step} />
    <input type="hidden" name="issueId" value={props.issueId} />
    {props.isFromList ? <input type="hidden" name="from" value="list" /> : null}
    <button type="submit" className={buttonClass(props.look ?? "primary", "", "compact")}>
      {props.label}
    </button>
  </Form>
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
  if (lost) return null;
  const tap = { to, issueId, isFromList };
  if (!received) return <IssueCommand {...tap} step="receive" label="I have it" />;
  if (givenBack) return null;
  const label = kind === "code" ? "I don’t need it anymore" : "It’s back";
  return <IssueCommand {...tap} step="give-back" label={label} look="outline" />;
}

/** What is known about one copy that is out, in one sentence. */
export function describeIssue({ received, givenBack, lost, due, isOverdue }: KeyIssueView): string {
  if (lost) return `Reported lost ${lost.full}`;
  const back = due ? `, due back ${due}${isOverdue ? " (overdue)" : ""}` : "";
  if (givenBack) return `Reported as back ${givenBack.full}; the office hasn’t confirmed it yet`;
  if (!received) return `Waiting for “I have it”${back}`;
  return `Signed for ${received.full}${back}`;
}

/** Said where it ends, once something was done. */
const doneSentences = {
  added: "Added.",
  edit: "Saved.",
  issue: "Issued. The holder sees it under Keys and confirms it with a tap.",
  receive: "Signed for. You have it from now on.",
  "give-back": "Thank you. The office will confirm the return.",
  "take-back": "Taken back.",
  lost: "Reported lost. The client and our administrators know, and a work order is open.",
  found: "Found again. The work order stays open until someone closes it.",
  retire: "Retired.",
};

export const DoneNotice = ({ done }: { done: keyof typeof doneSentences | undefined }) => (
  <div role="status" className="empty:hidden">
    {done ? <p className="mt-4 rounded-md bg-tint p-3 text-sm">{doneSentences[done]}</p> : null}
  </div>
);
