import { TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { documentMessages } from "./messages.ts";

interface DayFieldsProps {
  /** Unique on the page. */
  id: string;
  values: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>> | undefined;
}

/** First and last day of validity. */
export function DayFields({ id, values = {}, errors = {} }: DayFieldsProps) {
  const { form } = useMessages(documentMessages);
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <TextField
        id={`${id}-from`}
        label={form.validFrom}
        type="date"
        name="validFrom"
        answer={{ values, errors }}
      />
      <TextField
        id={`${id}-until`}
        label={form.validUntil}
        help={form.validUntilHelp}
        type="date"
        name="validUntil"
        answer={{ values, errors }}
      />
    </div>
  );
}
