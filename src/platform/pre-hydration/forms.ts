import { readCampaign } from "./campaign.ts";
import {
  elapsedOf,
  eraseDraft,
  keepKeyInHistory,
  openDraft,
  restoreDraft,
  saveDraft,
} from "./draft.ts";

const draftForm = (target: EventTarget | null): HTMLFormElement | undefined => {
  const form = target instanceof Element ? target.closest("form") : null;
  return form?.dataset.draft ? form : undefined;
};

export function saveDraftsOfAllForms(): void {
  for (const sent of document.querySelectorAll<HTMLElement>("[data-draft-sent]")) {
    eraseDraft(sent.dataset.draftSent ?? "");
  }
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]"))
    restoreDraft(form);

  for (const event of ["input", "change"]) {
    document.addEventListener(event, ({ target }) => {
      const form = draftForm(target);
      if (form) saveDraft(form);
    });
  }
  document.addEventListener("submit", (event) => {
    const form = draftForm(event.target);
    if (form) fillHiddenFields(form);
  });
}

function fillHiddenFields(form: HTMLFormElement): void {
  const draft = openDraft(form);
  keepKeyInHistory(form.dataset.draft ?? "", draft.key);
  const metadata: Record<string, string> = {
    idempotencyKey: draft.key,
    elapsed: String(elapsedOf(draft) ?? ""),
    page: location.pathname,
    campaign: readCampaign(),
  };
  for (const [name, value] of Object.entries(metadata)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = value;
  }
}
