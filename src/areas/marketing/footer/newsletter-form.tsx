import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { formPaths } from "#content/form-paths.ts";
import { newsletterContent } from "#content/newsletter.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buildFormRequest, type FormRequest, sendFormRequest } from "#ui/form/send.ts";
import { showNotice } from "#ui/notice.ts";
import { marketingMessages } from "../messages.ts";

interface NewsletterFormProps {
  /** Prefixes the ids inside; a page may hold more than one such form. */
  id?: string;
  label?: string;
  ground?: keyof typeof looks;
  className?: string;
}

const looks = {
  night: {
    field:
      "border-mist/60 bg-transparent text-porcelain placeholder:text-mist focus:border-porcelain aria-invalid:border-dawn-light",
    button: "bg-porcelain text-ink hover:bg-white",
    error: "text-dawn-light",
  },
  light: {
    field:
      "border-field bg-white text-ink placeholder:text-slate focus:border-teal aria-invalid:border-error aria-invalid:bg-error-tint",
    button: "bg-teal text-white hover:bg-teal-deep",
    error: "text-error",
  },
} as const;

/** Submitting it empty does nothing. */
export function NewsletterForm({
  id = "footer-newsletter",
  label,
  ground = "night",
  className = "mt-10 max-w-md",
}: NewsletterFormProps) {
  const { newsletter } = useMessages(marketingMessages);
  const { newsletterNextStep } = useMessages(newsletterContent);
  const language = useLanguage();
  const look = looks[ground];
  const form = useRef<HTMLFormElement>(null);
  const unanswered = useRef<FormRequest>(undefined);
  const [busy, setBusy] = useState(false);
  const [isInvalid, setIsInvalid] = useState(false);
  const [isTaken, setTaken] = useState(false);

  useEffect(() => {
    // The browser's own validation bubble is for visitors without JavaScript only.
    if (form.current) form.current.noValidate = true;
  }, []);

  /** The same address again is the same attempt, with the same key, until it has arrived. */
  const buildRequest = (email: string, element: HTMLFormElement): FormRequest => {
    if (unanswered.current?.values.email !== email)
      unanswered.current = { ...buildFormRequest(element), values: { email } };
    return unanswered.current;
  };

  const subscribe = async (field: HTMLInputElement, element: HTMLFormElement) => {
    const email = field.value.trim();
    if (email === "" || busy) return;
    if (!field.validity.valid) {
      setIsInvalid(true);
      field.focus();
      return;
    }
    setBusy(true);
    setTaken(false);
    const { ok } = await sendFormRequest(formPaths.newsletter, buildRequest(email, element));
    setBusy(false);
    if (!ok)
      return showNotice({
        tone: "destructive",
        title: newsletter.failed,
        description: newsletter.tryAgain,
      });
    unanswered.current = undefined;
    field.value = "";
    setTaken(true);
    showNotice({
      title: newsletter.sent,
      description: newsletter.thanks,
    });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("email");
    if (field instanceof HTMLInputElement) void subscribe(field, event.currentTarget);
  };

  return (
    <form
      ref={form}
      method="post"
      action={addressIn(language, "/newsletter")}
      onSubmit={onSubmit}
      className={className}
    >
      <label htmlFor={`${id}-email`} className="block text-sm text-balance">
        {label ?? newsletter.label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={newsletter.placeholder}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-note` : undefined}
          onInput={({ currentTarget }) => {
            if (isInvalid && currentTarget.validity.valid) setIsInvalid(false);
          }}
          className={`min-h-12 min-w-0 flex-[1_1_11rem] rounded-full border px-5 ${look.field}`}
        />
        <button
          type="submit"
          disabled={busy}
          className={`min-h-12 rounded-full px-6 font-semibold disabled:opacity-60 ${look.button}`}
        >
          {busy ? newsletter.subscribing : newsletter.subscribe}
        </button>
      </div>
      {isInvalid ? (
        <p id={`${id}-note`} className={`mt-2 text-sm ${look.error}`}>
          {newsletter.invalid}
        </p>
      ) : null}
      <p role="status" className={`text-sm ${isTaken ? "mt-3" : ""}`}>
        {isTaken ? `${newsletterNextStep.title} ${newsletterNextStep.text}` : ""}
      </p>
    </form>
  );
}
