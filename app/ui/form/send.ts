import { readCampaign } from "#app/early/campaign.ts";
import { openDraft } from "#app/early/draft.ts";
import { answerError, apiRequest, type Refusal, readRefusal } from "../request.ts";
import { type FormValues, readValues } from "./values.ts";

export type SendResult =
  | { ok: true; reference: string | undefined }
  | { ok: false; refusal: Refusal | undefined };

/** Posts a form's values as JSON; key and trail travel in headers, so that a retry is no second lead. */
export async function sendForm(form: HTMLFormElement, url: string): Promise<SendResult> {
  const { key, startedAt } = openDraft(form);
  const trail = new URLSearchParams({
    page: location.pathname,
    elapsed: String(Date.now() - startedAt),
    website: honeypotValue(form),
    campaign: readCampaign(),
  });
  const headers = { "Idempotency-Key": key, "Form-Trail": trail.toString() };
  try {
    return await post(url, readValues(form), headers);
  } catch (error) {
    return { ok: false, refusal: readRefusal(error) };
  }
}

async function post(
  url: string,
  values: FormValues,
  headers: Record<string, string>,
): Promise<SendResult> {
  const response = await apiRequest("POST", url, values, headers);
  if (!response.ok) throw await answerError(response);
  const answer: unknown = await response.json().catch(() => undefined);
  const told =
    typeof answer === "object" && answer !== null && "reference" in answer
      ? answer.reference
      : undefined;
  return { ok: true, reference: typeof told === "string" ? told : undefined };
}

function honeypotValue(form: HTMLFormElement): string {
  const honeypot = form.querySelector<HTMLInputElement>("[data-honeypot]");
  return honeypot?.value ?? "";
}
