/** What a plan for one day and a plan for every month have in common. */
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { methodScales } from "../inspection-form.ts";

interface PlanFieldsProps {
  facilities: readonly { id: string; name: string }[];
  people: readonly { id: string; name: string }[];
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

export const PlanFields = ({ facilities, people, errors, values }: PlanFieldsProps) => (
  <>
    <Choice
      id="facilityId"
      label="Facility"
      options={facilities.map(({ id, name }) => [id, name])}
      errors={errors}
      values={values}
    />
    <Choice
      id="inspectorId"
      label="Inspector"
      options={people.map(({ id, name }) => [id, name])}
      errors={errors}
      values={values}
    />
    <Choice
      id="method"
      label="Method"
      help="Shown with every score: the same building scores differently by each"
      options={Object.entries(methodScales)}
      errors={errors}
      values={values}
    />
  </>
);

interface ChoiceProps extends Pick<PlanFieldsProps, "errors" | "values"> {
  id: string;
  label: string;
  help?: string;
  options: readonly (readonly [value: string, label: string])[];
}

export const Choice = ({ id, label, help, options, errors, values }: ChoiceProps) => (
  <Field id={id} label={label} error={errors[id]} {...(help && { help })}>
    {(given) => (
      <select {...given} name={id} defaultValue={values[id] ?? ""} className={fieldClass}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
