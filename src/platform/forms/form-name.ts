/** Names a form among those of its page, for a draft or an attempt that outlives its element. */

/** Fields of a form that may differ the next time. */
const changing = /^(attempt|seen|until)$|^(seen|was|photo)\./;

/**
 * The name is made of the values that nobody entered, e.g. `step=comment` or the id of a record. A form whose
 * rows come and go with hidden fields has a name of its own (`data-form-name`). Attributes are read as such:
 * a field may be called `method` or `action`.
 */
export function formNameOf(form: HTMLFormElement): string {
  const ownName = form.getAttribute("data-form-name");
  if (ownName !== null) return ownName;
  const carried = [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.type === "hidden" && !changing.test(element.name)
      ? [[element.name, element.value]]
      : [],
  );
  const action = new URL(form.getAttribute("action") ?? "", location.href);
  const named = action.searchParams.get("form");
  if (named !== null) carried.push(["form", named]);
  if (action.pathname !== location.pathname) carried.push(["action", action.pathname]);
  return String(new URLSearchParams(carried));
}

export const isPost = (form: HTMLFormElement, submitter?: HTMLElement | null): boolean =>
  (submitter?.getAttribute("formmethod") ?? form.getAttribute("method"))?.toLowerCase() === "post";

/** The form of that name on the open page. */
export const findForm = (name: string): HTMLFormElement | undefined =>
  [...document.forms].find((form) => isPost(form) && formNameOf(form) === name);

/** The button of a form that was pressed once, which may be another element by now. */
export function findSubmitter(
  form: HTMLFormElement,
  before: HTMLElement | null,
): HTMLElement | null | undefined {
  if (before === null || (before.isConnected && form.contains(before))) return before;
  const name = before.getAttribute("name");
  if (name === null) return null;
  return [...form.elements].find(
    (element): element is HTMLElement =>
      element instanceof HTMLButtonElement &&
      element.name === name &&
      element.value === before.getAttribute("value"),
  );
}
