import { Field, fieldClass } from "#ui/form/compact-field.tsx";

interface DayFieldsProps {
  /** Unique on the page. */
  id: string;
  values: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>> | undefined;
}

/** First and last day of validity. */
export const DayFields = ({ id, values = {}, errors = {} }: DayFieldsProps) => (
  <div className="grid w-full gap-4 sm:grid-cols-2">
    <Field id={`${id}-from`} label="Valid from (optional)" error={errors.validFrom}>
      {(given) => (
        <input
          {...given}
          type="date"
          name="validFrom"
          defaultValue={values.validFrom ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
    <Field
      id={`${id}-until`}
      label="Valid until (optional)"
      help="Both sides are reminded 60, 30 and 7 days before."
      error={errors.validUntil}
    >
      {(given) => (
        <input
          {...given}
          type="date"
          name="validUntil"
          defaultValue={values.validUntil ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
  </div>
);
