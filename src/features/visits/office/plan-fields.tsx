/** Forms of series and of single visits share these fields. */

import {
  ChoiceField,
  type ChoiceOption,
  optionsOf,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { faultId } from "#ui/form/fault-id.ts";
import { visitMessages } from "../messages.ts";
import { monthIntervals } from "../series/recurrence-rule.ts";
import { weekdayNames } from "../series/weekday-names.ts";

interface PatternFieldsProps {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Choices are in this order. */
const intervals = ["1", "2", "3", "4"] as const;
const ordinals = ["1", "2", "3", "4", "-1"] as const;
const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

export function PatternFields({ values, errors }: PatternFieldsProps) {
  const { form } = useMessages(visitMessages);
  return (
    <fieldset
      id={errors.pattern && faultId("pattern")}
      className="group/pattern min-w-0"
      aria-describedby={errors.pattern ? "pattern-fault" : undefined}
      data-faulty={errors.pattern ? "" : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">{form.repeats}</legend>
      <div className="flex flex-wrap gap-x-6 text-sm">
        <Radio name="every" value="week" chosen={values.every ?? "week"} label={form.weekly} />
        <Radio name="every" value="month" chosen={values.every ?? "week"} label={form.monthly} />
      </div>
      {errors.pattern ? (
        <p id="pattern-fault" className="mt-1 text-sm font-medium text-error">
          {errors.pattern}
        </p>
      ) : null}
      <div className="mt-2 flex flex-col gap-3 group-has-[[value=month]:checked]/pattern:hidden">
        <Select
          name="interval"
          label={form.howOften}
          value={values.interval ?? "1"}
          options={optionsOf(intervals, form.intervals)}
        />
        <fieldset id={errors.mon && faultId("mon")}>
          <legend className="mb-1.5 text-sm font-semibold">{form.on}</legend>
          <div className="flex flex-wrap gap-1.5">
            {weekdayNames.map((name) => (
              <label
                key={name}
                className="flex min-h-11 items-center gap-1.5 rounded-md border border-line px-3 text-sm has-checked:border-teal has-checked:bg-tint"
              >
                <input
                  type="checkbox"
                  name={name}
                  defaultChecked={values[name] === "on"}
                  aria-invalid={errors.mon ? true : undefined}
                  aria-describedby={errors.mon ? "weekdays-fault" : undefined}
                  className="accent-teal"
                />
                {form.weekdays[name]}
              </label>
            ))}
          </div>
          {errors.mon ? (
            <p id="weekdays-fault" className="mt-1 text-sm font-medium text-error">
              {errors.mon}
            </p>
          ) : null}
        </fieldset>
      </div>
      <div className="mt-2 flex flex-wrap gap-3 group-has-[[value=week]:checked]/pattern:hidden">
        <Select
          name="monthInterval"
          label={form.howOften}
          value={values.monthInterval ?? "1"}
          options={monthIntervals.map((value) => ({
            value: String(value),
            label: form.monthIntervals[value],
          }))}
        />
        <Select
          name="ordinal"
          label={form.which}
          value={values.ordinal ?? "1"}
          options={optionsOf(ordinals, form.ordinals)}
        />
        <Select
          name="weekday"
          label={form.day}
          value={values.weekday ?? "1"}
          options={optionsOf(weekdays, form.weekdayNames)}
        />
      </div>
    </fieldset>
  );
}

export function WindowFields() {
  const { form } = useMessages(visitMessages);
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <PlanField name="startsAt" label={form.from} type="time" />
      <PlanField name="endsAt" label={form.to} type="time" />
      <PlanField name="crewSize" label={form.crewSize} type="number" />
    </div>
  );
}

interface PlanFieldProps {
  name: string;
  label: string;
  type: "text" | "date" | "time" | "number";
  help?: string;
}

/** What it shows is among the values of the form's answer, also before anybody has sent it. */
export const PlanField = (input: PlanFieldProps) => (
  <TextField id={`plan-${input.name}`} {...(input.type === "number" && crewRange)} {...input} />
);

const crewRange = { min: 1, max: 200, inputMode: "numeric" } as const;

export const Radio = (props: { name: string; value: string; chosen: string; label: string }) => (
  <label className="flex min-h-11 items-center gap-2">
    <input
      type="radio"
      name={props.name}
      value={props.value}
      defaultChecked={props.value === props.chosen}
      className="accent-teal"
    />
    {props.label}
  </label>
);

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly ChoiceOption[];
}

const Select = ({ name, ...field }: SelectProps) => (
  <ChoiceField
    id={`plan-${name}`}
    name={name}
    className="sm:max-w-60"
    answer={undefined}
    {...field}
  />
);
