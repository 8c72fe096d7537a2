import { type FormEvent, useState } from "react";
import { forgetForm } from "#platform/forms/keep-drafts.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { preparePhotos } from "#platform/offline/prepare-photo.ts";
import { emptyField, fieldOf } from "../form-faults.ts";
import { type TonightMessages, tonightMessages } from "../messages.ts";
import type { TonightVisit } from "../tonight-page.server.ts";
import { problemText } from "../tonight-texts.ts";
import { type VisitAct, visitEntry } from "../visit-entry-form.ts";
import { tonightStore } from "./tonight-store.ts";

type Answer = Pick<FormAnswer, "problem" | "errors" | "values">;

interface VisitForm {
  /** The answer of this phone, or of the server to a form that was posted. */
  answer: Answer | undefined;
  isSaving: boolean;
  /** Stores what was typed on this phone, from where it is sent; a browser that cannot posts it. */
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

interface FormContext {
  visit: TonightVisit;
  isStoring: boolean | undefined;
  /** The server's answer to the form that led to this page. */
  posted: Answer | undefined;
}

export function useVisitForm({ visit, isStoring, posted }: FormContext): VisitForm {
  const messages = useMessages(tonightMessages);
  const [local, setLocal] = useState<{ answer: Answer | undefined }>();
  const [isSaving, setSaving] = useState(false);

  async function save(form: HTMLFormElement): Promise<Answer | undefined> {
    const formData = new FormData(form);
    const values = textsOf(formData);
    const faults = faultsOf(values, visit, messages);
    if (faults) return { problem: undefined, errors: faults, values };
    const chosen = formData.getAll("photo").filter((file) => file instanceof File);
    const prepared = await preparePhotos(chosen.filter(({ size }) => size > 0));
    const act = actOf(
      values,
      prepared.photos.map(({ id }) => id),
    );
    const outcome = await tonightStore.giveForm(visit.id, act, prepared);
    if (outcome.state === "not-stored")
      return { problem: messages.unsent.notStored, errors: {}, values };
    if (outcome.state !== "refused") {
      form.reset();
      forgetForm(form);
      return undefined;
    }
    const sentence = problemText(outcome.reason, messages);
    const field = fieldOf[outcome.reason];
    return field
      ? { problem: undefined, errors: { [field]: sentence }, values }
      : { problem: sentence, errors: {}, values };
  }

  return {
    answer: local === undefined ? posted : local.answer,
    isSaving,
    onSubmit(event) {
      if (!isStoring) return;
      event.preventDefault();
      if (isSaving) return;
      setSaving(true);
      void save(event.currentTarget)
        .then((answer) => setLocal({ answer }))
        .finally(() => setSaving(false));
    },
  };
}

const textsOf = (formData: FormData): Record<string, string> =>
  Object.fromEntries(
    [...formData].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.trim()]] : [],
    ),
  );

function faultsOf(values: Record<string, string>, visit: TonightVisit, messages: TonightMessages) {
  const empty = emptyField({ step: "", ...values });
  if (empty) return { [empty.name]: messages.errors[empty.fault] };
  const isLeft = visit.areas.some(({ tasks }) => tasks.some(({ done }) => done === null));
  if (values.step === "check-out" && isLeft && !values.undoneReason)
    return { undoneReason: messages.problems.undone };
  return undefined;
}

/** @throws for a form that is none of the visit's */
function actOf(values: Record<string, string>, photos: readonly string[]): VisitAct {
  const { step, how, code, time, area, what, text, undoneReason } = values;
  const attendance = how === "site-code" ? { how, code } : { how, time };
  const isAttendance = step === "check-in" || step === "check-out";
  return visitEntry.shape.act.parse({
    kind: step,
    ...(isAttendance && { attendance }),
    ...(undoneReason && { undoneReason }),
    ...(area && { areaId: area }),
    ...(text && { text }),
    ...(what && { code: what }),
    ...(step === "exception" && { photos }),
  });
}
