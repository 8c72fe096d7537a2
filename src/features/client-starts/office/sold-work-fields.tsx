/** Periodic work and the day porter, each as visits of its own that can be corrected or left out. */

import type { ReactNode } from "react";
import { visitMessages } from "#features/visits/messages.ts";
import { weekdayNames } from "#features/visits/series/weekday-names.ts";
import { ChoiceField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { faultId } from "#ui/form/fault-id.ts";
import { clientStartMessages } from "../messages.ts";
import { porterPrefix, workRhythms } from "../sold-work.ts";
import type { ClientStartPageData } from "./start-pages.server.ts";

interface SoldWorkProps {
  data: ClientStartPageData;
  answer: FormAnswer | undefined;
}

export const SoldWorkFields = ({ data, answer }: SoldWorkProps) => (
  <>
    {data.soldWork.map(({ prefix, name, sold }) => (
      <SoldSeries key={prefix} title={name} sold={sold} of={{ prefix, data, answer }}>
        <WorkFields prefix={prefix} data={data} answer={answer} />
      </SoldSeries>
    ))}
    {data.porter ? <Porter data={data} answer={answer} sold={data.porter} /> : null}
  </>
);

interface SeriesProps extends SoldWorkProps {
  /** Prefix of the names of its fields. */
  prefix: string;
}

const fieldOf =
  ({ prefix, data, answer }: SeriesProps) =>
  (name: string) => ({ name: prefix + name, value: data.texts[prefix + name] ?? "", answer });

interface SoldSeriesProps {
  title: string;
  /** The signed promise as a sentence, beside the fields that plan it. */
  sold: string;
  of: SeriesProps;
  children: ReactNode;
}

function SoldSeries({ title, sold, of, children }: SoldSeriesProps) {
  const { soldWork } = useMessages(clientStartMessages);
  const { form } = useMessages(visitMessages);
  const field = fieldOf(of);
  return (
    <fieldset className="w-full min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full font-semibold wrap-anywhere">{title}</legend>
      <p className="clear-both text-sm text-slate">{sold}</p>
      <div className="grid gap-4 pt-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...field("title")} label={form.name} />
        {children}
        <ChoiceField
          {...field("keep")}
          label={soldWork.keep}
          options={optionsOf(["yes", "no"], soldWork.keepChoices)}
        />
      </div>
    </fieldset>
  );
}

function WorkFields(props: SeriesProps) {
  const { soldWork } = useMessages(clientStartMessages);
  const { form } = useMessages(visitMessages);
  const field = fieldOf(props);
  return (
    <>
      <TextField
        {...field("startsOn")}
        type="date"
        label={soldWork.firstDay}
        help={soldWork.firstDayHelp}
      />
      <ChoiceField
        {...field("rhythm")}
        label={form.howOften}
        options={optionsOf(workRhythms, soldWork.rhythms)}
      />
      <TextField {...field("startsAt")} type="time" label={form.from} help={soldWork.asNights} />
      <TextField {...field("endsAt")} type="time" label={form.to} help={soldWork.asNights} />
      <TextField
        {...field("crewSize")}
        type="number"
        min={1}
        max={200}
        inputMode="numeric"
        label={form.crewSize}
        help={soldWork.asNights}
      />
    </>
  );
}

function Porter({ data, answer, sold }: SoldWorkProps & { sold: string }) {
  const { soldWork } = useMessages(clientStartMessages);
  const { form } = useMessages(visitMessages);
  const of = { prefix: porterPrefix, data, answer };
  const field = fieldOf(of);
  const error = answer?.errors[`${porterPrefix}mon`];
  return (
    <SoldSeries title={soldWork.porter} sold={sold} of={of}>
      <fieldset id={error && faultId(`${porterPrefix}mon`)} className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 text-sm font-semibold">{form.on}</legend>
        <div className="flex flex-wrap gap-1.5">
          {weekdayNames.map((name) => {
            const { value, ...day } = field(name);
            return (
              <label
                key={name}
                className="flex min-h-11 items-center gap-1.5 rounded-md border border-line px-3 text-sm has-checked:border-teal has-checked:bg-tint"
              >
                <input
                  type="checkbox"
                  name={day.name}
                  defaultChecked={(answer ? answer.values[day.name] : value) === "on"}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? "porter-days-fault" : undefined}
                  className="accent-teal"
                />
                {form.weekdays[name]}
              </label>
            );
          })}
        </div>
        {error ? (
          <p id="porter-days-fault" className="mt-1 text-sm font-medium text-error">
            {error}
          </p>
        ) : null}
      </fieldset>
      <TextField {...field("startsAt")} type="time" label={form.from} />
      <TextField {...field("endsAt")} type="time" label={form.to} help={soldWork.porterEnd} />
      <TextField
        {...field("crewSize")}
        type="number"
        min={1}
        max={200}
        inputMode="numeric"
        label={form.crewSize}
      />
      <TextField
        {...field("budgetMinutes")}
        inputMode="numeric"
        label={form.budget}
        help={form.budgetHelp}
      />
    </SoldSeries>
  );
}
