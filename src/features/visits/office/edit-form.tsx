import { CompactButtonLink } from "#ui/links.tsx";
/** Changes a visit or its series, in two steps: enter, then look at what changes and save. */

import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { visitMessages } from "../messages.ts";
import type { EditAnswer, VisitChangeRow } from "./edit-page.server.ts";
import { PatternFields, PlanField, Radio, WindowFields } from "./plan-fields.tsx";

interface EditPreviewProps extends EditAnswer {
  preview: NonNullable<EditAnswer["preview"]>;
}

const kinds = ["moved", "dropped", "added", "overridden"] as const;

/** The preview lists each visit that saving would change. */
function EditPreview({ preview, problem, values }: EditPreviewProps) {
  const { changes, fingerprint, until } = preview;
  const isOne = values.scope === "visit";
  const { edit } = useMessages(visitMessages);
  return (
    <div className="mt-6 max-w-2xl">
      <Problem text={problem} />
      <h2 className="mt-2 text-subtitle font-semibold tracking-snug" id="preview">
        {changes.length === 0 ? edit.nothingChanges : edit.whatChanges}
      </h2>
      <p className="mt-1 text-sm text-slate">{isOne ? edit.onlyThis : edit.upTo({ day: until })}</p>
      <PostForm data-sends-draft="" className="mt-5 flex flex-wrap gap-3">
        {Object.entries({ ...values, seen: fingerprint }).map(([name, value]) =>
          // A blank value still counts as seen, so it has to be posted.
          (value || name.startsWith("seen.")) && name !== "attempt" ? (
            <input key={name} type="hidden" name={name} value={value} />
          ) : null,
        )}
        <CompactSubmitButton name="step" value="save">
          {isOne ? edit.saveOne : edit.saveAll}
        </CompactSubmitButton>
        <CompactSubmitButton look="outline" name="step" value="back">
          {edit.back}
        </CompactSubmitButton>
      </PostForm>
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} changes={changes.filter((change) => change.kind === kind)} />
      ))}
    </div>
  );
}

interface GroupProps {
  kind: VisitChangeRow["kind"];
  changes: readonly VisitChangeRow[];
}

function Group({ kind, changes }: GroupProps) {
  const { edit } = useMessages(visitMessages);
  if (changes.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-base font-semibold tabular-nums">
        {edit.changes[kind]({ count: changes.length })}
      </h3>
      <ul className="mt-2 border-b border-line text-sm tabular-nums">
        {changes.map(({ originalDate, before, after }) => (
          <li key={originalDate} className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-2">
            {before ? (
              <span className={after ? "text-slate" : ""}>
                <span className="sr-only">{after ? `${edit.before} ` : ""}</span>
                {before}
              </span>
            ) : null}
            {after ? (
              <span className="font-medium">
                <span aria-hidden="true">{before ? "→ " : ""}</span>
                <span className="sr-only">{before ? `${edit.after} ` : ""}</span>
                {after}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EditFormProps {
  /** The fields, as they are stored. */
  values: Readonly<Record<string, string>>;
  /** The same values, but with everything that changes together as one text. */
  stored: Readonly<Record<string, string>>;
  answer: EditAnswer | undefined;
  /** True if the form was opened from one visit, which alone is changed unless another scope is chosen. */
  ofVisit: boolean;
  /** A series that has not begun, whose first day can change. */
  isToStart?: boolean;
  /** An extra visit: there are no others to change. */
  isSingle?: boolean;
  cancelTo: string;
}

const scopes = ["visit", "following", "future"] as const;

export function EditForm(props: EditFormProps) {
  const { stored, answer, ofVisit, isToStart = false, isSingle = false, cancelTo } = props;
  const { edit, form } = useMessages(visitMessages);
  const place = usePlace();
  const values = answer ? answer.values : props.values;
  const errors = answer?.errors ?? {};
  if (answer?.preview) return <EditPreview {...answer} preview={answer.preview} />;
  const scope = values.scope ?? (ofVisit ? "visit" : "future");
  return (
    <PostForm
      answer={{ values, errors }}
      key={place}
      noValidate
      className="group/edit mt-6 flex max-w-2xl flex-col gap-6"
    >
      <SeenFields stored={stored} />

      <Problem text={answer?.problem} />
      {ofVisit ? (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{edit.applyTo}</legend>
          <div className="flex flex-col text-sm">
            {(isSingle ? scopes.slice(0, 1) : scopes).map((scopeChoice) => (
              <Radio
                key={scopeChoice}
                name="scope"
                chosen={scope}
                value={scopeChoice}
                label={edit.scopes[scopeChoice]}
              />
            ))}
          </div>
        </fieldset>
      ) : (
        <input type="hidden" name="scope" value="future" />
      )}
      {ofVisit ? (
        <div className="max-w-60 group-has-[[name=scope]:not([value=visit]):checked]/edit:hidden">
          <PlanField name="date" label={form.date} type="date" />
        </div>
      ) : null}
      <div className="flex flex-col gap-6 group-has-[[name=scope][value=visit]:checked]/edit:hidden">
        <PlanField name="title" label={form.name} type="text" />
        <PatternFields values={values} errors={errors} />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {isToStart ? <PlanField name="startsOn" label={form.firstDay} type="date" /> : null}
          <PlanField name="endsOn" label={form.lastDay} type="date" help={form.lastDayHelp} />
        </div>
      </div>
      <WindowFields />
      <div className="flex flex-wrap gap-3">
        <CompactSubmitButton name="step" value="preview">
          {edit.preview}
        </CompactSubmitButton>
        <CompactButtonLink to={cancelTo} look="bare">
          {edit.leave}
        </CompactButtonLink>
      </div>
    </PostForm>
  );
}
