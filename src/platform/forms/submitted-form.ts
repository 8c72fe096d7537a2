/** A posted form as its page sees it; safe for the browser. */
export type SubmittedForm =
  | { form: string; state: "sent"; id: string; reference: string; page?: string }
  | {
      form: string;
      state: "invalid";
      message: string;
      /** Sentences by the names of their fields. */
      errors: Record<string, string>;
      values: Record<string, string>;
    }
  | {
      form: string;
      state: "refused";
      status: number;
      message: string;
      retryAfterSeconds: number | undefined;
      values: Record<string, string>;
    };

/** The fields that a posted form may carry beside those of its payload. */
export const metadataFields = [
  "idempotencyKey",
  "website",
  "page",
  "elapsed",
  "campaign",
  "pageLanguage",
] as const;
