import { memo, useState } from "react";
import { type FieldAnswer, useFieldAnswer } from "./form-answer.ts";

/** As `src/platform/http/edited-by-both.server.ts` knows it. */
const prefix = "seen.";

interface SeenFieldsProps {
  /** Each field as it was stored when the form was opened. */
  stored: Readonly<Record<string, string>>;
  /** That of the form around it, unless it says another. */
  answer?: Pick<FieldAnswer, "values"> | undefined;
}

/**
 * What the form showed, sent along so that only what was changed is written. The form that it stands in
 * has the place as its key: what is read again while somebody types changes nothing here. A form that
 * came back keeps what it showed before, or what the answer says that it shows now.
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
