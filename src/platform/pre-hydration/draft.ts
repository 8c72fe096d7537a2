// Plain DOM, so it runs before and after hydration. A form opts in by `data-draft="name"`.
import { outlivesPage, readStored, removeStored, store } from "./browser-storage.ts";
import { newUuid } from "./new-uuid.ts";

const lifetimeDays = 7;
const dayMs = 86_400_000;

export interface Draft {
  /** Sent as `Idempotency-Key`: one form filled in is one submission, however often it is sent. */
  key: string;
  startedAt: number;
  /** True if `startedAt` is the first touch of the form, which gives the time to fill it in. */
  isTimed?: boolean;
  values: Record<string, string>;
}

const storageName = (name: string) => `draft:${name}`;

/** Passwords, hidden fields and the honeypot are never stored. */
function isStorable(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
    return control.name !== "";
  return (
    control instanceof HTMLInputElement &&
    control.name !== "" &&
    !["password", "hidden", "submit"].includes(control.type) &&
    !control.hasAttribute("data-honeypot")
  );
}

export function readDraft(name: string): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(readStored(storageName(name)) ?? "null");
    if (draft === null) return undefined;
    if (Date.now() - draft.startedAt <= lifetimeDays * dayMs) return draft;
    eraseDraft(name);
  } catch {
    // Text that this module did not write is no draft.
  }
  return undefined;
}

/** A form without a draft name gets a new draft each time. */
export function openDraft(form: HTMLFormElement): Draft {
  const { draft: name = "" } = form.dataset;
  const draft = readDraft(name) ?? newDraft(name, false);
  if (name !== "") writeDraft(name, draft);
  return draft;
}

export function elapsedOf({ startedAt, isTimed }: Draft): number | undefined {
  const elapsed = Date.now() - startedAt;
  return isTimed && elapsed >= 0 ? elapsed : undefined;
}

function newDraft(name: string, isTouched: boolean): Draft {
  const restored = keysInHistory()[name];
  const key = restored ?? newUuid();
  return { key, startedAt: Date.now(), isTimed: isTouched && !restored, values: {} };
}

/**
 * "Back" restores a form whose draft is gone, since storage is blocked or an answer has come: the
 * history entry keeps its key, so that the same text sent again is the same submission.
 */
const keysInHistory = (): Record<string, string | undefined> => history.state?.draftKeys ?? {};

function writeDraft(name: string, draft: Draft): void {
  store(storageName(name), JSON.stringify(draft));
  if (!outlivesPage(storageName(name))) keepKeyInHistory(name, draft.key);
}

export function keepKeyInHistory(name: string, key: string | undefined): void {
  const draftKeys = { ...keysInHistory(), [name]: key };
  if (keysInHistory()[name] !== key) history.replaceState({ ...history.state, draftKeys }, "");
}

export function saveDraft(form: HTMLFormElement): void {
  const { draft: name = "" } = form.dataset;
  const draft = readDraft(name) ?? newDraft(name, true);
  for (const control of form.elements) {
    if (!isStorable(control)) continue;
    draft.values[control.name] =
      control instanceof HTMLInputElement && control.type === "checkbox"
        ? String(control.checked)
        : control.value;
  }
  writeDraft(name, draft);
}

export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(form.dataset.draft ?? "");
  if (!draft) return;
  for (const control of form.elements) {
    if (!isStorable(control)) continue;
    const stored = draft.values[control.name];
    if (stored === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      control.checked = stored === "true";
    else if (control.value === "") control.value = stored;
  }
}

export function eraseDraft(name: string): void {
  removeStored(storageName(name));
  keepKeyInHistory(name, undefined);
}
