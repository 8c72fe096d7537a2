/** Drafts of all forms behind the sign-in in which something is entered, as their page shows them. */
import {
  changeAttempt,
  changeDraft,
  draftPage,
  dropForeignDrafts,
  photosKey,
  readDraft,
} from "#ui/form/draft-store.ts";
import { reportChangedField, withdrawChangedField } from "./changed-fields.ts";
import { formNameOf, isPost } from "./form-name.ts";
import { reportRestoredField, withdrawRestoredField } from "./restored-fields.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const textTypes = [
  "text",
  "email",
  "tel",
  "url",
  "number",
  "date",
  "time",
  "datetime-local",
  "month",
  "",
];

const isOfType = (element: Element, types: readonly string[]): element is HTMLInputElement =>
  element instanceof HTMLInputElement && types.includes(element.type);

const isRadio = (element: Element): element is HTMLInputElement => isOfType(element, ["radio"]);
const isTick = (element: Element): element is HTMLInputElement => isOfType(element, ["checkbox"]);

/** Secrets, and what says which form it is, are never kept. */
const isKept = (element: Element): element is Control =>
  (element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    isOfType(element, [...textTypes, "checkbox", "radio"])) &&
  element.name !== "" &&
  !("noDraft" in element.dataset);

const secretFields =
  'input[type="password"], input[autocomplete*="password"], input[autocomplete*="one-time"]';

const holdsSecret = (form: HTMLFormElement): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(secretFields)].some(
    (control) => control.form === form && control.type !== "hidden",
  );

/** Each key asks, and a form may have thousands of fields: they are looked through when their number changes. */
const checkedForms = new WeakMap<HTMLFormElement, { fields: number; isDraft: boolean }>();

export const isDraftForm = (form: HTMLFormElement | null): form is HTMLFormElement => {
  if (form === null || !isPost(form) || "noDraft" in form.dataset) return false;
  const fields = form.elements.length;
  const before = checkedForms.get(form);
  if (before?.fields === fields) return before.isDraft;
  const isDraft = !holdsSecret(form) && [...form.elements].some(isKept);
  checkedForms.set(form, { fields, isDraft });
  return isDraft;
};

/** The choices among which one is made; of every other control itself. */
const groupOf = (control: Control): readonly Control[] =>
  isRadio(control)
    ? [...(control.form?.elements ?? [])].filter(
        (element): element is HTMLInputElement => isRadio(element) && element.name === control.name,
      )
    : [control];

/** Names a field within its page. */
const keyOf = (control: Control, form: string): string =>
  `${form}/${control.name}${isTick(control) ? `=${control.value}` : ""}`;

function displayedValue(control: Control): string {
  if (isTick(control)) return String(control.checked);
  if (!isRadio(control)) return control.value;
  return groupOf(control).find((radio) => isRadio(radio) && radio.checked)?.value ?? "";
}

function servedValue(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked);
  if (isRadio(control))
    return groupOf(control).find((radio) => isRadio(radio) && radio.defaultChecked)?.value ?? "";
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return (chosen ?? control.options[0])?.value ?? "";
}

/** Read before anybody types: React writes typed text into some controls' defaults. */
const served = new WeakMap<Control, string>();

function baseOf(control: Control): string {
  const group = groupOf(control);
  const ofGroup = group.map((member) => served.get(member)).find((value) => value !== undefined);
  const base = ofGroup ?? servedValue(control);
  for (const member of group) served.set(member, base);
  return base;
}

/** True if somebody has entered anything in it, beyond what its page had there. */
export const isFilledIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) =>
    isKept(element)
      ? displayedValue(element) !== baseOf(element)
      : isOfType(element, ["password", ...textTypes]) && element.value !== element.defaultValue,
  );

/** Forms that are being given back what was typed. */
let isRestoring = false;

export const isBeingRestored = (): boolean => isRestoring;

/** What had the focus last, and the field into which somebody typed last. */
let focused: EventTarget | null = null;
let typedInto: { key: string; control: Control } | undefined;

function keepField({ target }: Event): void {
  if (isRestoring || !(target instanceof Element) || !isKept(target)) return;
  const { form } = target;
  if (!isDraftForm(form)) return;
  const key = keyOf(target, formNameOf(form));
  withdrawChangedField(key);
  const [was, is] = [baseOf(target), displayedValue(target)];
  if (was === is) withdrawRestoredField(key);
  typedInto = { key, control: target };
  changeDraft(draftPage(), { [key]: { was, is } });
}

function restoreFields(within: Element): void {
  const draft = readDraft(draftPage());
  if (Object.keys(draft).length === 0) return;
  for (const form of within.querySelectorAll("form")) {
    if (!isDraftForm(form)) continue;
    const name = formNameOf(form);
    for (const control of form.elements)
      if (isKept(control)) restoreField(control, keyOf(control, name), draft);
  }
}

function restoreField(control: Control, key: string, draft: ReturnType<typeof readDraft>): void {
  const field = draft[key];
  // Each element once: what somebody has changed since stays as it is.
  if (served.has(control) || field === undefined) return;
  const base = baseOf(control);
  const displayed = displayedValue(control);
  // Echoed by an answer: what the page had before it is what was typed over.
  if (displayed === field.is) for (const member of groupOf(control)) served.set(member, field.was);
  if (displayed === field.is || displayed !== base) return;
  if (base === field.was) {
    put(control, field.is);
    if (typedInto?.key === key) goOnTyping(control, typedInto.control);
    reportRestoredField({ key, control, discard: () => discardTyped(control, key, base) });
  } else reportChanged(control, key, field.is);
}

/** An answer may draw a form anew under the hands of somebody who types: the next letter belongs there, too. */
function goOnTyping(control: Control, before: Control): void {
  const hadFocus = focused === before && !before.isConnected;
  if (!hadFocus || document.activeElement !== document.body) return;
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || before instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = before;
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

function discardTyped(control: Control, key: string, base: string): void {
  put(control, base);
  forgetDraft([key]);
}

/** Somebody has saved another value since: what was typed is kept, and its owner decides. */
function reportChanged(control: Control, key: string, typed: string): void {
  const base = baseOf(control);
  reportChangedField({
    key,
    control,
    label: labelOf(control),
    typed: formatValue(control, typed),
    useTyped: () => {
      put(control, typed);
      withdrawChangedField(key);
      changeDraft(draftPage(), { [key]: { was: base, is: typed } });
      // The button that was pressed is gone.
      control.focus();
    },
    discard: () => {
      forgetDraft([key]);
      control.focus();
    },
  });
}

function put(control: Control, value: string): void {
  const chosen = isRadio(control)
    ? groupOf(control).find((member) => member.value === value)
    : control;
  // None of the choices was made on the page before: the one that stands now is taken back.
  const undone = groupOf(control).find((member) => isRadio(member) && member.checked);
  const changed = chosen ?? undone;
  if (changed === undefined) return;
  write(changed, isRadio(control) ? String(chosen !== undefined) : value);
  control.closest("details")?.setAttribute("open", "");
  isRestoring = true;
  for (const name of ["input", "change"]) changed.dispatchEvent(new Event(name, { bubbles: true }));
  isRestoring = false;
}

/** Uses the browser's own setter: React would not notice a change that went through its own. */
function write(control: Control, value: string): void {
  const isChosen = isTick(control) || isRadio(control);
  const property = isChosen ? "checked" : "value";
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set;
  setter?.call(control, isChosen ? value === "true" : value);
}

const textIn = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";

function labelOf(control: Control): string {
  const legend = isRadio(control) ? control.closest("fieldset")?.querySelector("legend") : null;
  return textIn(legend ?? control.labels?.[0]) || (control.ariaLabel ?? "");
}

/** Formats the value as a label would print it; for a box, it is true if the box is checked. */
function formatValue(control: Control, value: string): string | boolean {
  if (isTick(control)) return value === "true";
  if (isRadio(control))
    return textIn(groupOf(control).find((member) => member.value === value)?.labels?.[0]) || value;
  if (control instanceof HTMLSelectElement)
    return textIn([...control.options].find((option) => option.value === value)) || value;
  return value;
}

/** Draft keys of a form that was sent, or is about to be; photos go with their field. */
export function draftKeysOf(form: HTMLFormElement): string[] {
  const name = formNameOf(form);
  return [...form.elements].flatMap((element) => [
    ...(isKept(element) ? [keyOf(element, name)] : []),
    ...(element.id === "" ? [] : [photosKey(element.id)]),
  ]);
}

export function forgetDraft(keys: readonly string[], page = draftPage()): void {
  for (const key of keys) {
    withdrawChangedField(key);
    withdrawRestoredField(key);
  }
  changeDraft(page, Object.fromEntries(keys.map((key) => [key, undefined])));
}

/** Forgets a form that a script has taken, which stores and sends it by itself. */
export function forgetForm(form: HTMLFormElement): void {
  forgetDraft(draftKeysOf(form));
  changeAttempt(draftPage(), formNameOf(form), undefined);
}

const controls = "input, select, textarea";

const hasControls = (node: Node): boolean =>
  node instanceof Element && (node.matches(controls) || node.querySelector(controls) !== null);

/** @returns ends it */
export function keepDrafts(): () => void {
  const main = document.getElementById("main");
  if (main === null) return () => {};
  dropForeignDrafts();
  restoreFields(main);
  // Forms come with other pages, and fields with what is chosen in others.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasControls))) restoreFields(main);
  });
  observer.observe(main, { childList: true, subtree: true });
  const noteFocus = ({ target }: Event) => {
    focused = target;
    if (target instanceof Element && main.contains(target) && isKept(target)) baseOf(target);
  };
  document.addEventListener("focusin", noteFocus);
  main.addEventListener("input", keepField);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", noteFocus);
    main.removeEventListener("input", keepField);
  };
}
