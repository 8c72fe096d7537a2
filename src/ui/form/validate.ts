import type { FieldErrors, FormValues } from "./values.ts";

export type Validator = (values: FormValues) => FieldErrors;

interface Schema {
  safeParse(values: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** A validator from a schema: the first error of each field counts. */
export const validateWith =
  (schema: Schema): Validator =>
  (values) => {
    const errors: Record<string, string> = {};
    for (const issue of schema.safeParse(values).error?.issues ?? []) {
      errors[String(issue.path[0])] ??= issue.message;
    }
    return errors;
  };
