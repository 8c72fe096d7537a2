import { Form, Link } from "react-router";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import type { SuppliesData } from "./supplies.server.ts";

interface SupplyRowProps {
  supply: SuppliesData["supplies"][number];
  facilityId: string;
  answer: FormAnswer | undefined;
}

/** One tap requests it; a quantity and a note are there for people who want them. */
export function SupplyRow({ supply: { id, name, open }, facilityId, answer }: SupplyRowProps) {
  return (
    <li className="border-t border-line py-2">
      <Form method="post" preventScrollReset noValidate>
        <AttemptField />

        <input type="hidden" name="form" value="request" />
        <input type="hidden" name="facilityId" value={facilityId} />
        <input type="hidden" name="supplyId" value={id} />
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0">
            <span className="font-semibold break-words">{name}</span>
            {open ? (
              <Link
                to={`/client-portal/work-orders/${open.workOrderId}`}
                className="flex min-h-11 items-center gap-2 text-sm text-teal underline-offset-4 hover:underline sm:min-h-8"
              >
                <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-dawn" />
                {open.day ? `Comes with the visit of ${open.day}` : "Requested"}, {open.number}
              </Link>
            ) : null}
          </p>
          <button
            type="submit"
            aria-label={open ? `Ask for more: ${name}` : `Ask for it: ${name}`}
            className={buttonClass(open ? "outline" : "primary", "shrink-0", "compact")}
          >
            {open ? "Ask for more" : "Ask for it"}
          </button>
        </div>
        <details open={answer !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8">
            Say how many, or add a note
          </summary>
          <div className="mt-1 grid gap-3 pb-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              id={`quantity-${id}`}
              label="How many"
              name="quantity"
              inputMode="numeric"
              maxLength={3}
              answer={answer}
            />
            <TextField id={`note-${id}`} label="Note" name="note" maxLength={300} answer={answer} />
          </div>
        </details>
      </Form>
    </li>
  );
}
