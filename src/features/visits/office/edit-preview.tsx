import { Form } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { visitMessages } from "../messages.ts";
import type { EditAnswer, VisitChangeRow } from "./edit.server.ts";

interface EditPreviewProps extends EditAnswer {
  preview: NonNullable<EditAnswer["preview"]>;
}

const kinds = ["moved", "dropped", "added", "overridden"] as const;

/** What saving would do, visit by visit. */
export function EditPreview({ preview, problem, values }: EditPreviewProps) {
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
      <Form method="post" data-sends-draft="" className="mt-5 flex flex-wrap gap-3">
        <AttemptField />

        {Object.entries({ ...values, seen: fingerprint }).map(([name, value]) =>
          // What was empty when the form was opened has been seen as empty.
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
      </Form>
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
