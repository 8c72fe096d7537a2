import { readCampaign } from "#app/early/campaign.ts";
import { elapsedOf, openDraft } from "#app/early/draft.ts";
import { answerError, apiRequest, type Refusal, readOwnJson, readRefusal } from "../request.ts";
import { type FormValues, readValues } from "./values.ts";

export type SendResult =
  /** No reference where another tab got the answer, and where none is given. */
  | { ok: true; reference: string | undefined }
  /** `refusal` is absent where no answer came. */
  | { ok: false; refusal: Refusal | undefined; cause: unknown };

/** A form as it was when it was sent, ready to be sent again. */
export interface SealedForm {
  key: string;
  values: FormValues;
  /** Key and trail travel in headers, so that the body is the payload and a retry no second lead. */
  headers: Readonly<Record<string, string>>;
}

export function sealForm(form: HTMLFormElement): SealedForm {
  const draft = openDraft(form);
  const trail = new URLSearchParams({
    page: location.pathname,
    website: honeypotValue(form),
    campaign: readCampaign(),
  });
  const elapsed = elapsedOf(draft);
  if (elapsed !== undefined) trail.set("elapsed", String(elapsed));
  return {
    key: draft.key,
    values: readValues(form),
    headers: { "Idempotency-Key": draft.key, "Form-Trail": trail.toString() },
  };
}

/** Whether an answer in JSON says that the form has arrived. */
export type IsSuccess = (status: number, answer: Readonly<Record<string, unknown>>) => boolean;

const isReceipt: IsSuccess = (status, { reference }) =>
  status === 201 && typeof reference === "string";

/** Posts the values as JSON; only a 201 with a reference says that we have them, unless told otherwise. */
export async function sendSealed(
  url: string,
  { values, headers }: SealedForm,
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
