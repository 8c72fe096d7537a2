/** Changes a visit or its series, in two steps: enter, then look at what changes and save. */

import { Form, Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { visitMessages } from "../messages.ts";
import type { EditAnswer } from "./edit.server.ts";
import { EditPreview } from "./edit-preview.tsx";
import { PatternFields, PlanField, Radio, WindowFields } from "./plan-fields.tsx";

interface EditFormProps {
  /** The fields, as they are stored. */
  values: Readonly<Record<string, string>>;
  /** The same, each thing that can be changed as one text. */
  stored: Readonly<Record<string, string>>;
  answer: EditAnswer | undefined;
  /** Whether one visit was opened: it alone is changed unless another scope is chosen. */
  ofVisit: boolean;
  /** An extra visit: there are no others to change. */
  isSingle?: boolean;
  cancelTo: string;
}

const scopes = ["visit", "following", "future"] as const;

export function EditForm(props: EditFormProps) {
  const { stored, answer, ofVisit, isSingle = false, cancelTo } = props;
  const { edit, form } = useMessages(visitMessages);
  const place = usePlace();
  const values = answer ? answer.values : props.values;
  const errors = answer?.errors ?? {};
  if (answer?.preview) return <EditPreview {...answer} preview={answer.preview} />;
  const scope = values.scope ?? (ofVisit ? "visit" : "future");
  return (
    <Form
      key={place}
      method="post"
      noValidate
      className="group/edit mt-6 flex max-w-2xl flex-col gap-6"
    >
      <AttemptField />
      <SeenFields stored={stored} answer={answer} />

      <Problem text={answer?.problem} />
      {ofVisit ? (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{edit.applyTo}</legend>
          <div className="flex flex-col text-sm">
            {(isSingle ? scopes.slice(0, 1) : scopes).map((one) => (
              <Radio key={one} name="scope" chosen={scope} value={one} label={edit.scopes[one]} />
            ))}
          </div>
        </fieldset>
      ) : (
        <input type="hidden" name="scope" value="future" />
      )}
      {ofVisit ? (
        <div className="max-w-60 group-has-[[name=scope]:not([value=visit]):checked]/edit:hidden">
          <PlanField values={values} errors={errors} name="date" label={form.date} type="date" />
        </div>
      ) : null}
      <div className="flex flex-col gap-6 group-has-[[name=scope][value=visit]:checked]/edit:hidden">
        <PlanField values={values} errors={errors} name="title" label={form.name} type="text" />
        <PatternFields values={values} errors={errors} />
        <div className="max-w-60">
          <PlanField
            values={values}
            errors={errors}
            name="endsOn"
            label={form.lastDay}
            type="date"
            help={form.lastDayHelp}
          />
        </div>
      </div>
      <WindowFields values={values} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <CompactSubmitButton name="step" value="preview">
          {edit.preview}
        </CompactSubmitButton>
        <Link to={cancelTo} className={buttonClass("bare", "", "compact")}>
          {edit.leave}
        </Link>
      </div>
    </Form>
  );
}
