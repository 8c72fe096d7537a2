import { readCampaign } from "#app/early/campaign.ts";
import { elapsedOf, openDraft } from "#app/early/draft.ts";
import { answerError, apiRequest, type FormError, readOwnJson, readRefusal } from "../request.ts";
import { type FormValues, readValues } from "./values.ts";

export type SendResult =
  /** No reference where another tab got the answer, and where none is given. */
  | { ok: true; reference: string | undefined }
  /** `refusal` is absent where no answer came. */
  | { ok: false; refusal: FormError | undefined; cause: unknown };

/** A form as it was when it was sent, ready to be sent again. */
export interface FormRequest {
  key: string;
  values: FormValues;
  /** Key and trail travel in headers, so that the body is the payload and a retry no second lead. */
  headers: Readonly<Record<string, string>>;
}

export function buildFormRequest(form: HTMLFormElement): FormRequest {
  const draft = openDraft(form);
  const metadata = new URLSearchParams({
    page: location.pathname,
    website: honeypotValue(form),
    campaign: readCampaign(),
  });
  const elapsed = elapsedOf(draft);
  if (elapsed !== undefined) metadata.set("elapsed", String(elapsed));
  return {
    key: draft.key,
    values: readValues(form),
    headers: { "Idempotency-Key": draft.key, "Form-SubmissionMetadata": metadata.toString() },
  };
}

/** Whether an answer in JSON says that the form has arrived. */
export type IsSuccess = (status: number, answer: Readonly<Record<string, unknown>>) => boolean;

const isReceipt: IsSuccess = (status, { reference }) =>
  status === 201 && typeof reference === "string";

/** Posts the values as JSON; only a 201 with a reference says that we have them, unless told otherwise. */
export async function sendFormRequest(
  url: string,
  { values, headers }: FormRequest,
  isSuccess: IsSuccess = isReceipt,
): Promise<SendResult> {
  try {
    const response = await apiRequest("POST", url, values, headers);
    if (!response.ok) throw await answerError(response);
    const answer = await readOwnJson(response);
    if (answer && isSuccess(response.status, answer)) {
      const { reference } = answer;
      return { ok: true, reference: typeof reference === "string" ? reference : undefined };
    }
    const stranger = await answerError(response);
    console.error(stranger);
    throw stranger;
  } catch (error) {
    return { ok: false, refusal: readRefusal(error), cause: error };
  }
}

function honeypotValue(form: HTMLFormElement): string {
  const honeypot = form.querySelector<HTMLInputElement>("[data-honeypot]");
  return honeypot?.value ?? "";
}
