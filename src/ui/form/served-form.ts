import type { ServedForm } from "./use-submission.ts";
import type { FieldErrors, FormValues } from "./values.ts";

/** A page's action returns this for a natively posted form. */
type Posted =
  | { form: string; state: "sent"; reference: string; page?: string | undefined }
  | { form: string; state: "invalid"; message: string; errors: FieldErrors; values: FormValues }
  | { form: string; state: "refused"; message: string; values: FormValues };

/** A page may hold several forms: only the one that was posted shows the answer. */
export function servedForm(name: string, posted: Posted | undefined): ServedForm | undefined {
  if (posted?.form !== name) return undefined;
  switch (posted.state) {
    case "sent":
      return { state: "sent", reference: posted.reference, page: posted.page };
    case "invalid":
      return {
        state: "failed",
        problem: posted.message,
        errors: posted.errors,
        values: posted.values,
      };
    case "refused":
      return { state: "failed", problem: posted.message, values: posted.values };
  }
}
