import { TextField } from "#platform/forms/labeled-fields.tsx";

interface DayFieldsProps {
  /** Unique on the page. */
  id: string;
  values: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>> | undefined;
}

/** First and last day of validity. */
export const DayFields = ({ id, values = {}, errors = {} }: DayFieldsProps) => (
  <div className="grid w-full gap-4 sm:grid-cols-2">
    <TextField
      id={`${id}-from`}
      label="Valid from (optional)"
      type="date"
      name="validFrom"
      answer={{ values, errors }}
    />
    <TextField
      id={`${id}-until`}
      label="Valid until (optional)"
      help="Both sides get reminders 60, 30 and 7 days before this date."
      type="date"
      name="validUntil"
      answer={{ values, errors }}
    />
  </div>
);
