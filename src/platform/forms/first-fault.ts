/** Moves the focus to the first fault of a form that came back. */
export function focusFirstFault(form: HTMLElement): void {
  const within = form.isConnected ? form : document.getElementById("main");
  const fault =
    within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]') ??
    within?.querySelector<HTMLElement>('[role="alert"]') ??
    document.querySelector<HTMLElement>('#main [role="alert"]');
  if (!fault) return;
  // Choices and photos are told apart by what holds them.
  const field = fault.matches("fieldset") ? (fault.querySelector("input") ?? fault) : fault;
  // A sentence about the whole form is no control.
  if (field.matches('[role="alert"], fieldset')) field.tabIndex = -1;
  field.focus();
}
