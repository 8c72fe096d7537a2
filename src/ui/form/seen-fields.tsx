import { memo, useState } from "react";
import { type FieldAnswer, useFieldAnswer } from "./form-answer.ts";

/** The same prefix as in `src/platform/http/edited-by-both.server.ts`. */
const prefix = "seen.";

interface SeenFieldsProps {
  /** Each field as it was stored when the form was opened. */
  stored: Readonly<Record<string, string>>;
  /** The answer of the form around it, unless another is set. */
  answer?: Pick<FieldAnswer, "values"> | undefined;
}

/**
 * Sends along the values with which the form was opened, so that only changes are written. The form has the
 * place as its key: data that are read again while somebody types change nothing here. A form that came back
 * keeps its earlier values, or takes those of the answer.
 */
export const SeenFields = memo(function SeenFields(props: SeenFieldsProps) {
  const answer = useFieldAnswer(props);
  // The elements themselves: a bid has thousands of them, which no key that is typed may touch.
  const [fields] = useState(() => {
    const sent = Object.entries(answer?.values ?? {}).filter(([name]) => name.startsWith(prefix));
    const seen =
      sent.length > 0
        ? sent
        : Object.entries(props.stored).map(([name, value]) => [prefix + name, value] as const);
    return seen.map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ));
  });
  return fields;
});
