import { useId } from "react";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Cancelable } from "./cancel-with-record.server.ts";

interface CancelWithRecordProps {
  of: Cancelable | undefined;
  answer: FormAnswer | undefined;
}

/** Ticked at first: who closes a record seldom wants to meet about it. */
export function CancelWithRecord({ of: cancelable, answer }: CancelWithRecordProps) {
  const helpId = useId();
  if (cancelable === undefined) return null;
  return (
    <div className="w-full text-sm">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="cancelAppointment"
          value="true"
          defaultChecked={answer === undefined || answer.values.cancelAppointment === "true"}
          aria-describedby={helpId}
          className="size-6 shrink-0"
        />
        <span className="min-w-0 wrap-anywhere">{cancelable.label}</span>
      </label>
      <p id={helpId} className="text-slate">
        {cancelable.help}
      </p>
    </div>
  );
}
