import { TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { documentMessages } from "./messages.ts";

interface DayFieldsProps {
  /** Unique on the page. */
  id: string;
  stored?: Readonly<Record<"validFrom" | "validUntil", string>>;
}

/** First and last day of validity. */
export function DayFields({ id, stored }: DayFieldsProps) {
  const { form } = useMessages(documentMessages);
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <TextField
        id={`${id}-from`}
        label={form.validFrom}
        type="date"
        name="validFrom"
        value={stored?.validFrom ?? ""}
      />
      <TextField
        id={`${id}-until`}
        label={form.validUntil}
        help={form.validUntilHelp}
        type="date"
        name="validUntil"
        value={stored?.validUntil ?? ""}
      />
    </div>
  );
}
