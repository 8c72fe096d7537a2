import type { Cancelable } from "#features/appointments/office/cancel-with-record.server.ts";
import { CancelWithRecord } from "#features/appointments/office/cancel-with-record.tsx";
import { rejectionReasons } from "#features/job-applications/application-stage-types.ts";
import { applicationMessages } from "#features/job-applications/messages.ts";
import { ChoiceField, optionsOf } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { movableStages } from "../hiring-types.ts";
import { hiringMessages } from "../messages.ts";

interface MoveFieldsProps {
  answer: FormAnswer | undefined;
  /** The present stage. */
  stage?: string;
  /** Chosen at first. */
  value?: string;
  cancelable: Cancelable | undefined;
}

/** A stage, and a reason for a rejection. `group/move` is the form around these fields. */
export function MoveFields({ answer, stage, value, cancelable }: MoveFieldsProps) {
  const { detail } = useMessages(hiringMessages);
  const { stages, rejectionReasons: reasons } = useMessages(applicationMessages);
  return (
    <>
      <ChoiceField
        name="to"
        label={detail.moveTo}
        options={movableStages
          .filter((movableStage) => movableStage !== stage)
          .map((movableStage) => ({ value: movableStage, label: stages[movableStage] }))}
        {...(value !== undefined && { value })}
      />
      <div className="flex w-full flex-col gap-3 group-has-[[name=to]_option:checked:not([value=rejected])]/move:hidden">
        <ChoiceField
          name="rejectionReason"
          label={detail.reason}
          help={detail.reasonHelp}
          prompt={detail.chooseReason}
          options={optionsOf(rejectionReasons, reasons)}
        />
        <CancelWithRecord of={cancelable} answer={answer} />
      </div>
    </>
  );
}
