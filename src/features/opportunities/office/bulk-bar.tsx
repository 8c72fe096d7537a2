import { closingMessages } from "#features/appointments/closing/messages.ts";
import { CancelWithRecord } from "#features/appointments/office/cancel-with-record.tsx";
import {
  ChoiceField,
  namedOptions,
  optionsOf,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { opportunityMessages } from "../messages.ts";
import { lostReasons, nobody, stages } from "../opportunity-types.ts";
import type { ListData } from "./opportunity-pages.server.ts";

export const bulkFormId = "several";

interface BulkBarProps {
  data: Pick<ListData, "owners">;
  answer: FormAnswer | undefined;
}

/** Comes with the first tick: one form, whose buttons say what it changes. */
export function BulkBar({ data, answer: pageAnswer }: BulkBarProps) {
  const { bulk, detail, stages: names, lostReasons: reasons } = useMessages(opportunityMessages);
  const { several, severalTold } = useMessages(closingMessages);
  const answer = pageAnswer?.form === "change" ? pageAnswer : undefined;
  const shown = answer ? "flex" : "hidden group-has-[[data-row]_:checked]/list:flex";
  return (
    <PostForm
      answer={answer}
      id={bulkFormId}
      data-no-draft=""
      aria-label={bulk.title}
      preventScrollReset
      noValidate
      className={`mb-3 flex-col gap-4 rounded-md bg-sand p-4 ${shown}`}
    >
      {/* Enter in a field presses the first button: it must choose none of the three changes. */}
      <button type="submit" disabled aria-hidden="true" tabIndex={-1} className="sr-only" />
      <Problem text={answer?.problem ?? answer?.errors.ticks} of="ticks" />
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-3">
        <div className="flex flex-col items-start gap-3">
          <ChoiceField
            name="ownerId"
            label={bulk.owner}
            prompt={bulk.chooseOwner}
            options={[...namedOptions(data.owners), { value: nobody, label: bulk.noOwner }]}
          />
          <ChangeButton change="owner">{bulk.giveAction}</ChangeButton>
        </div>
        <div className="group/move flex flex-col items-start gap-3">
          <ChoiceField name="to" label={bulk.stage} options={optionsOf(stages, names)} />
          <div className="w-full group-has-[[name=to]_option:checked:not([value=lost])]/move:hidden">
            <ChoiceField
              name="lostReason"
              label={detail.lostReason}
              prompt={detail.chooseReason}
              options={optionsOf(lostReasons, reasons)}
            />
          </div>
          <div className="w-full group-has-[[name=to]_option:checked:not([value=lost],[value=won])]/move:hidden">
            <CancelWithRecord of={{ label: several, help: severalTold }} answer={answer} />
          </div>
          <ChangeButton change="stage">{detail.move}</ChangeButton>
        </div>
        <div className="flex flex-col items-start gap-3">
          <TextField name="nextStep" maxLength={200} label={bulk.nextStep} />
          <TextField name="nextStepOn" type="date" label={detail.nextStepOn} />
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              name="replacesPlan"
              value="true"
              defaultChecked={answer?.values.replacesPlan === "true"}
              className="size-4.5 shrink-0"
            />
            {bulk.replacesPlan}
          </label>
          <ChangeButton change="next-step">{bulk.planAction}</ChangeButton>
        </div>
      </div>
    </PostForm>
  );
}

const ChangeButton = ({ change, children }: { change: string; children: string }) => (
  <button
    type="submit"
    name="change"
    value={change}
    className={buttonClass("outline", "", "compact")}
  >
    {children}
  </button>
);
