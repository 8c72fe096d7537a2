import { useEffect } from "react";
import { readDraft, saveDraft } from "#platform/pre-hydration/draft.ts";
import { buildFormRequest } from "#ui/form/send.ts";
import { type Submission, type SubmissionPlan, useSubmission } from "#ui/form/use-submission.ts";
import { writeValues } from "#ui/form/values.ts";
import { type Delivery, deliver, onDelivery, submit } from "./deliver.ts";
import { findRejected, listEntries, outlivesPage, removeRejected } from "./entries.ts";

interface OutboxPlan
  extends Pick<SubmissionPlan, "url" | "loadValidator" | "served" | "onSending"> {
  /** Name of the form, as in `data-draft`. */
  form: string;
  repeatUrl?: string;
}

export interface OutboxSubmission extends Submission {
  sendNow: () => Promise<void>;
  /** True if all waiting entries will still be stored when the page is left. */
  outlivesPage: () => boolean;
}

/** An earlier visit's entry shows in the form again: as waiting, or why it was refused. */
export function useOutbox({ form, url, repeatUrl, ...plan }: OutboxPlan): OutboxSubmission {
  const submission = useSubmission({
    ...plan,
    url,
    send: (element) => submit({ ...buildFormRequest(element), form, url, repeatUrl }),
  });
  const { ref, conclude } = submission;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only state setters stand behind it
  useEffect(() => {
    // One of several entries may have arrived while others still wait.
    const show = (delivery: Delivery) =>
      conclude(
        delivery !== "waiting" && delivery.ok && ofForm(form).length > 0 ? "waiting" : delivery,
      );
    const rejected = findRejected(form);
    const left = ofForm(form)[0];
    const values = rejected?.entry.values ?? left?.values;
    // A draft is at least as new as what was sent.
    if (ref.current && values && !readDraft(form)) {
      writeValues(ref.current, values);
      saveDraft(ref.current);
    }
    if (rejected) {
      show({ ok: false, refusal: rejected.refusal, cause: undefined });
      removeRejected(rejected.entry.key);
    } else if (left) show("waiting");
    return onDelivery(form, show);
  }, [form]);

  return {
    ...submission,
    sendNow: async () => {
      for (const { key } of ofForm(form)) await deliver(key);
    },
    outlivesPage: () => ofForm(form).every(outlivesPage),
  };
}

const ofForm = (form: string) => listEntries().filter((entry) => entry.form === form);
