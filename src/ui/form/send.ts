import { readCampaign } from "#platform/pre-hydration/campaign.ts";
import { elapsedOf, openDraft } from "#platform/pre-hydration/draft.ts";
import {
  apiRequest,
  type FormError,
  isResponseError,
  readOwnJson,
  responseError,
} from "../request.ts";
import { type FormValues, readValues } from "./values.ts";

export type SendResult =
  /** No reference where another tab received the answer, or the form has none. */
  | { ok: true; reference: string | undefined; page?: string | undefined }
  /** `refusal` is absent where no answer came. */
  | { ok: false; refusal: FormError | undefined; cause: unknown };

export interface FormRequest {
  key: string;
  values: FormValues;
  /** Key and metadata are in headers: the body is the payload. */
  headers: Readonly<Record<string, string>>;
}

export function buildFormRequest(form: HTMLFormElement): FormRequest {
  const draft = openDraft(form);
  const metadata = new URLSearchParams({
    page: location.pathname,
    website: honeypotValue(form),
    campaign: readCampaign(),
    pageLanguage: document.documentElement.lang.slice(0, 2),
  });
  const elapsed = elapsedOf(draft);
  if (elapsed !== undefined) metadata.set("elapsed", String(elapsed));
  return {
    key: draft.key,
    values: readValues(form),
    headers: { "Idempotency-Key": draft.key, "Form-Metadata": metadata.toString() },
  };
}

export type IsSuccess = (status: number, answer: Readonly<Record<string, unknown>>) => boolean;

const hasReference: IsSuccess = (status, { reference }) =>
  status === 201 && typeof reference === "string";

/** Success is a 201 with a reference, unless `isSuccess` says otherwise. */
export async function sendFormRequest(
  url: string,
  { values, headers }: FormRequest,
  isSuccess: IsSuccess = hasReference,
): Promise<SendResult> {
  try {
    const response = await apiRequest("POST", url, values, headers);
    if (!response.ok) throw await responseError(response);
    const answer = await readOwnJson(response);
    if (answer && isSuccess(response.status, answer)) {
      const { reference, page } = answer;
      const text = (value: unknown) => (typeof value === "string" ? value : undefined);
      return { ok: true, reference: text(reference), page: text(page) };
    }
    const error = await responseError(response);
    console.error(error);
    throw error;
  } catch (error) {
    const refusal = isResponseError(error) ? error.formError : undefined;
    return { ok: false, refusal, cause: error };
  }
}

function honeypotValue(form: HTMLFormElement): string {
  const honeypot = form.querySelector<HTMLInputElement>("[data-honeypot]");
  return honeypot?.value ?? "";
}
