import { type FormEvent, useRef, useState } from "react";
import { forgetForm } from "#platform/forms/keep-drafts.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { Outcome } from "#platform/offline/offline-state.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { surveyMessages } from "../../messages.ts";
import { problemOf } from "../problems.ts";

interface StoredFormOptions {
  /** True if this browser stores entries; otherwise the form is posted. */
  isStoring: boolean | undefined;
  names: readonly string[];
  /** Present values, including those that have not been sent yet. */
  stored: Texts;
  /** It came back from the server with what was typed. */
  isBack: boolean;
  faultsOf(fields: Texts): Readonly<Record<string, string>>;
  give(fields: Texts, seen: Texts): Promise<Outcome>;
}

/**
 * A form with what is stored, and kept on this phone as it is sent. Nobody's change takes away what is
 * being typed, and what it was compared with stays what it showed.
 */
export function useStoredForm(options: StoredFormOptions) {
  const { isStoring, names, stored, faultsOf, give } = options;
  const language = useLanguage();
  const [seen, setSeen] = useState(stored);
  /** The values in the fields, unless somebody is typing. */
  const [shown, setShown] = useState(stored);
  const [version, setVersion] = useState(0);
  const [isTyped, setTyped] = useState(options.isBack);
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  /** The number of edits since the page was opened. */
  const typing = useRef(0);

  if (!isTyped && names.some((name) => seen[name] !== stored[name])) {
    setSeen(stored);
    // Fields that are made anew lose the focus: only where they have to show something else.
    if (names.some((name) => shown[name] !== stored[name])) {
      setShown(stored);
      setVersion(version + 1);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!isStoring) return;
    event.preventDefault();
    const form = event.currentTarget;
    const fields = fieldsOf(form, names);
    const faults = faultsOf(fields);
    setFaults(faults);
    if (Object.keys(faults).length > 0) return;
    const before = typing.current;
    setSaving(true);
    // A person who was told of another's value, and saves again, has decided.
    const outcome = await give(fields, refusal === "edited-by-both" ? stored : seen);
    setSaving(false);
    setRefusal(outcome.state === "refused" ? outcome.reason : undefined);
    if (outcome.state === "not-stored") setRefusal("not-stored");
    if (outcome.state === "refused" || outcome.state === "not-stored") return;
    if (typing.current !== before) return setSeen({ ...seen, ...fields });
    forgetForm(form);
    setShown({ ...shown, ...fields });
    setTyped(false);
  }

  const { phone } = surveyMessages(language);
  return {
    /** Differs where the fields show something else than before. */
    version,
    seen,
    faults,
    isSaving,
    problem:
      refusal === undefined
        ? undefined
        : refusal === "not-stored"
          ? phone.full
          : problemOf(refusal, language),
    /** Values that somebody else has saved meanwhile. */
    changedByOthers:
      refusal === "edited-by-both" ? names.filter((name) => seen[name] !== stored[name]) : [],
    onInput() {
      typing.current += 1;
      setTyped(true);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

export function fieldsOf(form: HTMLFormElement, names: readonly string[]): Texts {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === "string" ? value.trim() : ""];
    }),
  );
}
