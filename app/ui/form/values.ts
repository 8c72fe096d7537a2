/** What a form holds, read from and written to its controls. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Messages by field name; a field without a fault is absent. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that a person fills in: neither hidden ones nor the honeypot. */
export function visibleControls(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(
      (element): element is Control =>
        (element instanceof HTMLInputElement && element.type !== "hidden") ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement,
    )
    .filter((control) => control.name !== "" && !control.hasAttribute("data-honeypot"));
}

export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    visibleControls(form).map((control) => [
      control.name,
      control instanceof HTMLInputElement && control.type === "checkbox"
        ? control.checked
        : control.value,
    ]),
  );
}

/** `form.reset()` would bring back the values that the server sent with its messages. */
export function emptyControls(form: HTMLFormElement): void {
  for (const control of visibleControls(form)) {
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = false;
    else control.value = "";
  }
}
