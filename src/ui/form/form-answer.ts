import { createContext, useContext } from "react";

export interface FieldAnswer {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Undefined until the form has come back, and null in a form that leaves it to its fields. */
export const FormAnswerContext = createContext<FieldAnswer | undefined | null>(null);

/** The answer to the form around a field, unless the field has an answer of its own. */
export function useFieldAnswer<OwnAnswer>(field: {
  answer?: OwnAnswer | undefined;
}): OwnAnswer | FieldAnswer | undefined {
  const formAnswer = useContext(FormAnswerContext);
  if ("answer" in field) return field.answer;
  if (formAnswer === null) throw new Error("Neither this field nor its form has an answer");
  return formAnswer;
}
