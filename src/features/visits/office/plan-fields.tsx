/** When crews come: the fields that forms of series and of single visits have in common. */
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";

export interface FieldsProps {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

const weekdays = [
  ["mon", "Mon"] as const,
  ["tue", "Tue"] as const,
  ["wed", "Wed"] as const,
  ["thu", "Thu"] as const,
  ["fri", "Fri"] as const,
  ["sat", "Sat"] as const,
  ["sun", "Sun"] as const,
];
const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function PatternFields({ values, errors }: FieldsProps) {
  return (
    <fieldset
      className="group/pattern min-w-0"
      aria-describedby={errors.pattern ? "pattern-fault" : undefined}
      data-faulty={errors.pattern ? "" : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">Repeats</legend>
      <div className="flex flex-wrap gap-x-6 text-sm">
        <Radio name="every" value="week" chosen={values.every ?? "week"} label="Weekly" />
        <Radio name="every" value="month" chosen={values.every ?? "week"} label="Monthly" />
      </div>
      {errors.pattern ? (
        <p id="pattern-fault" className="mt-1 text-sm font-medium text-error">
          {errors.pattern}
        </p>
      ) : null}
      <div className="mt-2 flex flex-col gap-3 group-has-[[value=month]:checked]/pattern:hidden">
        <Select
          name="interval"
          label="How often"
          value={values.interval ?? "1"}
          options={[
            ["1", "Every week"] as const,
            ["2", "Every second week"] as const,
            ["3", "Every third week"] as const,
            ["4", "Every fourth week"] as const,
          ]}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">On</legend>
          <div className="flex flex-wrap gap-1.5">
            {weekdays.map(([name, label]) => (
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
                {label}
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
          name="ordinal"
          label="Which"
          value={values.ordinal ?? "1"}
          options={[
            ["1", "First"] as const,
            ["2", "Second"] as const,
            ["3", "Third"] as const,
            ["4", "Fourth"] as const,
            ["-1", "Last"] as const,
          ]}
        />
        <Select
          name="weekday"
          label="Day"
          value={values.weekday ?? "1"}
          options={weekdayNames.map((label, index) => [String(index + 1), label] as const)}
        />
      </div>
    </fieldset>
  );
}

export function WindowFields({ values, errors }: FieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <PlanField values={values} errors={errors} name="startsAt" label="From" type="time" />
      <PlanField values={values} errors={errors} name="endsAt" label="To" type="time" />
      <PlanField values={values} errors={errors} name="crewSize" label="Crew size" type="number" />
    </div>
  );
}

interface PlanFieldProps extends FieldsProps {
  name: string;
  label: string;
  type: "text" | "date" | "time" | "number";
  help?: string;
}

export const PlanField = ({ values, errors, ...input }: PlanFieldProps) => (
  <TextField
    id={`plan-${input.name}`}
    answer={{ values, errors }}
    {...(input.type === "number" && crewRange)}
    {...input}
  />
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
  options: readonly (readonly [value: string, label: string])[];
}

const Select = ({ name, options, ...field }: SelectProps) => (
  <ChoiceField
    id={`plan-${name}`}
    name={name}
    options={options.map(([value, label]) => ({ value, label }))}
    className="sm:max-w-60"
    answer={undefined}
    {...field}
  />
);
