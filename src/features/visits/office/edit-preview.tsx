import { Form } from "react-router";
import { countOf } from "#platform/format/plural.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import type { EditAnswer, VisitChangeRow } from "./edit.server.ts";

interface EditPreviewProps extends EditAnswer {
  preview: NonNullable<EditAnswer["preview"]>;
}

const kinds = [
  { kind: "moved", one: "visit changes", many: "visits change" },
  { kind: "dropped", one: "visit is removed", many: "visits are removed" },
  { kind: "added", one: "visit is added", many: "visits are added" },
  {
    kind: "overridden",
    one: "individually edited visit stays as is",
    many: "individually edited visits stay as is",
  },
] as const;

/** What saving would do, visit by visit. */
export function EditPreview({ preview, problem, values }: EditPreviewProps) {
  const { changes, fingerprint, until } = preview;
  const isOne = values.scope === "visit";
  return (
    <div className="mt-6 max-w-2xl">
      <Problem text={problem} />
      <h2 className="mt-2 text-subtitle font-semibold tracking-snug" id="preview">
        {changes.length === 0 ? "No visits will change" : "What will change"}
      </h2>
      <p className="mt-1 text-sm text-slate">
        {isOne
          ? "Only this visit changes. Its series stays as is."
          : `Visits up to ${until}; later ones follow the new plan when they’re created. Visits that have started or ended stay as is.`}
      </p>
      <Form method="post" data-sends-draft="" className="mt-5 flex flex-wrap gap-3">
        <AttemptField />

        {Object.entries({ ...values, seen: fingerprint }).map(([name, value]) =>
          // What was empty when the form was opened has been seen as empty.
          (value || name.startsWith("seen.")) && name !== "attempt" ? (
            <input key={name} type="hidden" name={name} value={value} />
          ) : null,
        )}
        <button
          type="submit"
          name="step"
          value="save"
          className={buttonClass("primary", "", "compact")}
        >
          {isOne ? "Save this change" : "Save these changes"}
        </button>
        <button
          type="submit"
          name="step"
          value="back"
          className={buttonClass("outline", "", "compact")}
        >
          Back to editing
        </button>
      </Form>
      {kinds.map(({ kind, one, many }) => (
        <Group
          key={kind}
          changes={changes.filter((change) => change.kind === kind)}
          one={one}
          many={many}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  changes: readonly VisitChangeRow[];
  one: string;
  many: string;
}

function Group({ changes, one, many }: GroupProps) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-base font-semibold tabular-nums">{countOf(changes.length, one, many)}</h3>
      <ul className="mt-2 border-b border-line text-sm tabular-nums">
        {changes.map(({ originalDate, before, after }) => (
          <li key={originalDate} className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-2">
            {before ? (
              <span className={after ? "text-slate" : ""}>
                <span className="sr-only">{after ? "Before: " : ""}</span>
                {before}
              </span>
            ) : null}
            {after ? (
              <span className="font-medium">
                <span aria-hidden="true">{before ? "→ " : ""}</span>
                <span className="sr-only">{before ? "After: " : ""}</span>
                {after}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
