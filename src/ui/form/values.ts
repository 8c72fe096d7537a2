/** The values of a form, by control name. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Messages by field name; a field without an error is absent. */
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

/** Optional controls that are empty are absent. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    visibleControls(form)
      .filter((control) => control.required || isTick(control) || control.value !== "")
      .map((control) => [control.name, isTick(control) ? control.checked : control.value]),
  );
}

export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const control of visibleControls(form)) {
    const value = values[control.name];
    if (isTick(control)) control.checked = value === true;
    else control.value = typeof value === "string" ? value : "";
  }
}

/** `form.reset()` would bring back the values that the server sent with its messages. */
export const emptyControls = (form: HTMLFormElement): void => writeValues(form, {});

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";
