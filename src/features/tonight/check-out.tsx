import { NotesField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { AttendanceForm } from "./attendance-form.tsx";
import { tonightMessages } from "./messages.ts";
import type { VisitPartProps } from "./visit-part.ts";

/** Names what is left undone, and asks why. */
export function CheckOut(part: VisitPartProps) {
  const { visit } = part;
  const { attendance, undone } = useMessages(tonightMessages);
  const undoneAreas = visit.areas.flatMap(({ name, tasks }) =>
    tasks.filter(({ done }) => done === null).map(({ task }) => `${name}: ${task}`),
  );
  return (
    <TitledSection
      titleId="check-out"
      title={attendance.checkOut}
      className="mt-8 rounded-lg border border-line bg-white p-4 sm:p-5"
    >
      {undoneAreas.length > 0 ? (
        <details className="mt-2 text-sm" open={undoneAreas.length <= 6}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold tabular-nums">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-dawn" />
            {undone({ count: undoneAreas.length })}
          </summary>
          <ul className="list-disc pl-5">
            {undoneAreas.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="mt-4">
        <AttendanceForm step="check-out" {...part}>
          {(suffix, answer) =>
            undoneAreas.length > 0 ? (
              <NotesField
                id={`undone-${suffix}`}
                label={attendance.whyUndone}
                name="undoneReason"
                rows={2}
                maxLength={500}
                answer={answer}
              />
            ) : null
          }
        </AttendanceForm>
      </div>
    </TitledSection>
  );
}
