import { useEffect, useState } from "react";
import { formPaths } from "#content/form-paths.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { servedForm } from "#ui/form/served-form.ts";
import { type Submission, useSubmission } from "#ui/form/use-submission.ts";
import { validateWith } from "#ui/form/validate.ts";
import { showNotice } from "#ui/notice.ts";
import { careersMessages } from "./messages.ts";

export const applicationName = "application";

export interface Application {
  submission: Submission;
  /** Id of the opening that is selected in the form; empty where none is. */
  selected: string;
  select: (id: string) => void;
}

/** Select and cards always show the same opening. */
export function useApplication(submitted: SubmittedForm | undefined): Application {
  const language = useLanguage();
  const { notices } = useMessages(careersMessages);
  const submission = useSubmission({
    url: formPaths.application,
    loadValidator: async () =>
      validateWith(
        (await import("#features/job-applications/application-form.ts")).applicationForm(language),
      ),
    served: servedForm(applicationName, submitted),
    onSent: () => showNotice({ title: notices.sent, description: notices.sentText }),
    onFailed: () =>
      showNotice({
        tone: "destructive",
        title: notices.failed,
        description: notices.failedText,
      }),
  });
  const { state, values } = submission;
  const [selected, setSelected] = useState(String(values.position ?? ""));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was sent is empty
  useEffect(() => {
    const read = () => setSelected(findControl("position")?.value ?? "");
    read();
    document.addEventListener("change", read);
    return () => document.removeEventListener("change", read);
  }, [state]);

  return { submission, selected, select };
}

/** Looked up in the document, as the form may hydrate later than the cards. */
function findControl(name: "position" | "fullName") {
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${applicationName}"]`);
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLSelectElement || control instanceof HTMLInputElement
    ? control
    : undefined;
}

function select(id: string): void {
  const position = findControl("position");
  if (!position) return;
  position.value = id;
  // These are the events of a choice by hand: the draft is saved and the field's message disappears.
  for (const type of ["input", "change"])
    position.dispatchEvent(new Event(type, { bubbles: true }));
  document.getElementById("application-form")?.scrollIntoView();
  findControl("fullName")?.focus({ preventScroll: true });
}
