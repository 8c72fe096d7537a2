import { readCampaign } from "#app/early/campaign.ts";
import { elapsedOf, openDraft } from "#app/early/draft.ts";
import { answerError, apiRequest, type Refusal, readRefusal } from "../request.ts";
import { type FormValues, readValues } from "./values.ts";

export type SendResult =
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

/** Posts the values as JSON. */
export async function sendSealed(
  url: string,
  { values, headers }: SealedForm,
): Promise<SendResult> {
  try {
    const response = await apiRequest("POST", url, values, headers);
    if (!response.ok) throw await answerError(response);
    return { ok: true, reference: await referenceIn(response) };
  } catch (error) {
    return { ok: false, refusal: readRefusal(error), cause: error };
  }
}

async function referenceIn(response: Response): Promise<string | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  const told =
    typeof answer === "object" && answer !== null && "reference" in answer
      ? answer.reference
      : undefined;
  return typeof told === "string" ? told : undefined;
}

function honeypotValue(form: HTMLFormElement): string {
  const honeypot = form.querySelector<HTMLInputElement>("[data-honeypot]");
  return honeypot?.value ?? "";
}
