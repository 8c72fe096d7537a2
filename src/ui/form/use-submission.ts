import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { eraseDraft, restoreDraft } from "#platform/pre-hydration/draft.ts";
import type { FormError } from "../request.ts";
import { buildFormRequest, type IsSuccess, type SendResult, sendFormRequest } from "./send.ts";
import type { Validator } from "./validate.ts";
import {
  type Control,
  emptyControls,
  type FieldErrors,
  type FormValues,
  readValues,
  visibleControls,
} from "./values.ts";

/** The answer to a form that was posted without JavaScript. */
export interface ServedForm {
  state: "idle" | "sent" | "failed";
  reference?: string | undefined;
  page?: string | undefined;
  problem?: string | undefined;
  errors?: FieldErrors | undefined;
  values?: FormValues | undefined;
}

export interface SubmissionPlan {
  url: string;
  /** Called at the first focus, so that pages do not carry the validation rules. */
  loadValidator: () => Promise<Validator>;
  served?: ServedForm | undefined;
  /** Replaces the POST; must empty the form on success. `waiting`: stored, to be sent later. */
  send?: (form: HTMLFormElement) => Promise<SendResult | "waiting">;
  /** Set it where the answer to a success has no reference. */
  isSuccess?: IsSuccess;
  onFocus?: () => void;
  /** Called once the form is valid, before it is sent. */
  onSending?: () => void;
  onSent?: (reference: string | undefined) => void;
  onFailed?: (refusal: FormError | undefined) => void;
}

interface Outcome {
  state: "idle" | "submitting" | "waiting" | "sent" | "failed";
  reference: string | undefined;
  /** Address of the sender's own page. */
  page?: string | undefined;
  problem: string | undefined;
  isServed?: boolean;
}

export interface Submission extends Outcome {
  ref: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  values: FormValues;
  /** Shows a result that was not learned from this form's own sending. */
  conclude: (result: SendResult | "waiting") => void;
  handlers: {
    onFocus: () => void;
    onBlur: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Validates on blur and submit, never while a person types; a fixed field loses its message at once. */
export function useSubmission(plan: SubmissionPlan): Submission {
  const { served } = plan;
  const ref = useRef<HTMLFormElement>(null);
  const validator = useRef<Promise<Validator | undefined>>(undefined);
  const inFlight = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>({
    state: served?.state ?? "idle",
    reference: served?.reference,
    page: served?.page,
    problem: served?.problem,
    isServed: served !== undefined,
  });
  const [errors, setErrors] = useState<FieldErrors>(served?.errors ?? {});

  useEffect(() => {
    if (ref.current) restoreDraft(ref.current);
  }, []);

  const loadValidator = () => {
    validator.current ??= plan.loadValidator().catch(() => {
      validator.current = undefined; // Download failed: the next focus tries again.
      return undefined;
    });
    return validator.current;
  };

  const findErrors = async (form: HTMLFormElement): Promise<FieldErrors> =>
    (await loadValidator())?.(readValues(form)) ?? {};

  const validateField = async (form: HTMLFormElement, name: string, mayAppear: boolean) => {
    const error = (await findErrors(form))[name];
    setErrors((current) => {
      if (error === current[name] || (error && !mayAppear)) return current;
      const { [name]: _settled, ...others } = current;
      return error ? { ...others, [name]: error } : others;
    });
  };

  const showErrors = (form: HTMLFormElement, fieldErrors: FieldErrors) => {
    setErrors(fieldErrors);
    visibleControls(form)
      .find((control) => control.name in fieldErrors)
      ?.focus();
  };

  const conclude = (result: SendResult | "waiting") => {
    if (result === "waiting")
      return setOutcome({ state: "waiting", reference: undefined, problem: undefined });
    if (result.ok)
      return setOutcome({
        state: "sent",
        reference: result.reference,
        page: result.page,
        problem: undefined,
      });
    setOutcome({ state: "failed", reference: undefined, problem: result.refusal?.message });
    setErrors(result.refusal?.errors ?? {});
  };

  const post = async (form: HTMLFormElement) => {
    const result = await sendFormRequest(plan.url, buildFormRequest(form), plan.isSuccess);
    if (result.ok) {
      eraseDraft(form.dataset.draft ?? "");
      emptyControls(form);
    }
    return result;
  };

  const submit = async (form: HTMLFormElement) => {
    const fieldErrors = await findErrors(form);
    if (Object.keys(fieldErrors).length > 0) return showErrors(form, fieldErrors);

    setErrors({});
    setOutcome({ state: "submitting", reference: undefined, problem: undefined });
    plan.onSending?.();
    const result = await (plan.send ?? post)(form);
    conclude(result);
    if (result === "waiting") return;
    if (result.ok) return plan.onSent?.(result.reference);
    if (result.refusal) showErrors(form, result.refusal.errors);
    plan.onFailed?.(result.refusal);
  };

  const isField = (target: EventTarget): target is Control =>
    target instanceof HTMLElement &&
    "name" in target &&
    ref.current !== null &&
    visibleControls(ref.current).some((control) => control === target);

  return {
    ref,
    ...outcome,
    errors,
    values: served?.values ?? {},
    conclude,
    handlers: {
      onFocus: () => {
        void loadValidator();
        plan.onFocus?.();
      },
      onBlur: ({ target, currentTarget }) => {
        // Leaving the window is not leaving the field.
        if (document.hasFocus() && isField(target))
          void validateField(currentTarget, target.name, true);
      },
      onInput: ({ target, currentTarget }) => {
        if (isField(target) && target.name in errors)
          void validateField(currentTarget, target.name, false);
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (inFlight.current) return;
        inFlight.current = true;
        void submit(event.currentTarget).finally(() => {
          inFlight.current = false;
        });
      },
    },
  };
}
