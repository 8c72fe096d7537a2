/**
 * Keeps what a visitor types, from the first keystroke until it is sent: runs before and after
 * hydration, on plain DOM. A form takes part by `data-draft="name"`.
 */
const lifetimeDays = 7;
const dayMs = 86_400_000;

/** What a submission tells beside its fields; see `Form-Trail` in `app/http`. */
export interface Draft {
  /** Sent as `Idempotency-Key`: one form filled in is one submission, however often it is sent. */
  key: string;
  /** When the form was first touched, milliseconds since 1970. */
  startedAt: number;
  values: Record<string, string>;
}

const storageName = (name: string) => `draft:${name}`;

/** Passwords, hidden fields and the honeypot are never kept. */
function isKept(
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
    const draft: Draft | null = JSON.parse(localStorage.getItem(storageName(name)) ?? "null");
    if (draft === null) return undefined;
    if (Date.now() - draft.startedAt <= lifetimeDays * dayMs) return draft;
    eraseDraft(name);
    return undefined;
  } catch {
    return undefined;
  }
}

/** The draft of a form that is being filled in; made at the first touch. */
export function openDraft(form: HTMLFormElement): Draft {
  const name = form.dataset.draft ?? "";
  return readDraft(name) ?? { key: newKey(), startedAt: Date.now(), values: {} };
}

/** `randomUUID` exists on secure origins only; a form must work on a plain address as well. */
function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export function keepDraft(form: HTMLFormElement): Draft {
  const draft = openDraft(form);
  for (const control of form.elements) {
    if (!isKept(control)) continue;
    draft.values[control.name] =
      control instanceof HTMLInputElement && control.type === "checkbox"
        ? String(control.checked)
        : control.value;
  }
  try {
    localStorage.setItem(storageName(form.dataset.draft ?? ""), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works, it just does not survive a reload.
  }
  return draft;
}

/** Fills empty controls from the draft; what is already typed wins. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(form.dataset.draft ?? "");
  if (!draft) return;
  for (const control of form.elements) {
    if (!isKept(control)) continue;
    const kept = draft.values[control.name];
    if (kept === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      control.checked = kept === "true";
    else if (control.value === "") control.value = kept;
  }
}

export function eraseDraft(name: string): void {
  try {
    localStorage.removeItem(storageName(name));
  } catch {
    // Storage is forbidden: there is nothing to erase.
  }
}
