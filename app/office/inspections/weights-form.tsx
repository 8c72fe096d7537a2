import { Form } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass } from "#app/ui/form/compact-field.tsx";
import type { ShownInspection } from "../../inspections/shown-inspection.server.ts";

const weights = Array.from({ length: 10 }, (_, at) => at + 1);

/** Until the first rating; then they stay as they are. */
export const WeightsForm = ({ inspection }: { inspection: ShownInspection }) => (
  <details className="mt-6">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
      Weights of areas and items
    </summary>
    <Form method="post" className="mt-2 flex flex-col items-start gap-3">
      <input type="hidden" name="step" value="weights" />
      <p className="text-sm text-slate">
        An area of weight 3 counts three times as much as one of 1, and so does an item within its
        area.
      </p>
      {inspection.areas.map(({ id, name, weight, items }) => (
        <div key={id} className="w-full">
          <Weight id={id} name={name} weight={weight} />
          <details className="pl-4">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
              {items.length === 1 ? "1 item" : `${items.length} items`}
              <span className="sr-only"> of {name}</span>
            </summary>
            <div className="flex flex-col gap-2 pb-2">
              {items.map((item) => (
                <Weight key={item.id} id={item.id} name={item.task} weight={item.weight} />
              ))}
            </div>
          </details>
        </div>
      ))}
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        Save the weights
      </button>
    </Form>
  </details>
);

const Weight = ({ id, name, weight }: { id: string; name: string; weight: number }) => (
  <label className="flex w-full items-center justify-between gap-4 text-sm">
    <span className="min-w-0 break-words">{name}</span>
    <select name={`weight.${id}`} defaultValue={weight} className={`${fieldClass} w-20 shrink-0`}>
      {weights.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
);
