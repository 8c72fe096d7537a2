/** Forms that did not reach the server: each stays as it is, and goes again, one after the other. */
import { connection } from "#ui/connection.ts";
import { changeAttempt, draftPage, forgetPage, readAttempt } from "#ui/form/draft-store.ts";
import { formHeldEvent, formReleasedEvent, formStaysEvent } from "#ui/form/hold-until-sent.ts";
import { findForm, findSubmitter, formNameOf, isPost } from "./form-name.ts";
import { draftKeysOf, forgetDraft, isBeingRestored, isDraftForm } from "./keep-drafts.ts";
import { withdrawRestoredFields } from "./restored-fields.ts";

export interface SentForm {
  /** The address of its page, as drafts have it, and its name there: its element may be replaced. */
  page: string;
  name: string;
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Keys of its drafts, which end once it has arrived. */
  draftKeys: readonly string[];
  /** The key under which it may have arrived. */
  attempt: string | undefined;
}

export interface HeldForm extends SentForm {
  /** True if the server was there, and has failed. */
  isOurFault: boolean;
  /** True if it was changed since: it is sent on request only, never in the middle of a sentence. */
  isChanged: boolean;
  /** Somebody has told it to go. */
  isRetryRequested: boolean;
}

let sent: SentForm | undefined;
let held: readonly HeldForm[] = [];
const listeners = new Set<() => void>();

function change(to: readonly HeldForm[]): void {
  if (to.length === 0 && held.length === 0) return;
  held = to;
  for (const listener of listeners) listener();
}

export const noForms: readonly HeldForm[] = [];
export const heldForms = (): readonly HeldForm[] => held;

export function subscribeToHeldForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isSame = (one: SentForm, other: SentForm): boolean =>
  one.page === other.page && one.name === other.name;

const elementOf = ({ form, name, page }: SentForm): HTMLFormElement | undefined =>
  form.isConnected ? form : page === draftPage() ? findForm(name) : undefined;

const isHeldElement = (heldForm: HeldForm, target: EventTarget | null): boolean =>
  target instanceof Node && (elementOf(heldForm)?.contains(target) ?? false);

const letGoOf = (heldForm: HeldForm): void =>
  void elementOf(heldForm)?.dispatchEvent(new Event(formReleasedEvent));

export function releaseHeldForms(): void {
  for (const heldForm of held) letGoOf(heldForm);
  change([]);
}

/** Their page was left; what was typed is its draft. */
export const dropGoneForms = (): void =>
  change(held.filter((heldForm) => elementOf(heldForm) !== undefined));

/** Holds the form that was sent last, which had no answer or none that would let it go. */
export function holdSentForm(isOurFault: boolean): void {
  if (sent === undefined) return;
  const { isConnected } = sent.form;
  const heldForm = { ...sent, isOurFault, isChanged: false, isRetryRequested: false };
  const others = held.filter((other) => !isSame(other, heldForm));
  // A page may have put another element in its place while it was on its way.
  if (isConnected || elementOf(heldForm) !== undefined) change([...others, heldForm]);
}

function attemptOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem("attempt");
  return field instanceof HTMLInputElement ? field : undefined;
}

/**
 * The form may have arrived from now on: sent again, it has the same key, even in an element that replaced
 * it, and after a reload where something was entered in it.
 */
function nameAsBefore(form: HTMLFormElement, page: string, name: string): string | undefined {
  const field = attemptOf(form);
  if (field === undefined) return undefined;
  const before = held.find((heldForm) => heldForm.page === page && heldForm.name === name)?.attempt;
  field.value = before ?? readAttempt(page, name) ?? field.value;
  if (isDraftForm(form)) changeAttempt(page, name, field.value);
  return field.value;
}

/** `shown`: the page answers, e.g. by a preview, and nothing was stored. */
export type FormOutcome = "sent" | "shown" | "refused" | "signed-out";

let refused: SentForm | undefined;

export function formWasAnswered(outcome: FormOutcome): void {
  if (sent === undefined) return;
  const { page, name, form, draftKeys } = sent;
  changeAttempt(page, name, undefined);
  if (outcome === "sent") forgetDraft(draftKeys, page);
  // A preview sends what was entered in another form of its page.
  if (outcome === "sent" && "sendsDraft" in form.dataset) {
    forgetPage(page);
    withdrawRestoredFields();
  }
  refused = outcome === "refused" ? sent : undefined;
}

/** The form that has just come back with its faults, told once. */
export function consumeRefusedForm(): SentForm | undefined {
  const form = refused;
  refused = undefined;
  return form;
}

/** Sends the forms as they are now, with their keys, so that the server counts each once. */
export function sendAgain(): void {
  change(held.map((heldForm) => ({ ...heldForm, isRetryRequested: true })));
}

/** The router sends one at a time: the next one waits for the answer. */
let onItsWay: HeldForm | undefined;

export function sendingHasEnded(): void {
  onItsWay = undefined;
}

export function sendNext(): void {
  if (onItsWay !== undefined) return;
  const next = held.find(
    ({ isRetryRequested, isChanged, isOurFault }) =>
      isRetryRequested || !(isChanged || isOurFault || connection.isLost()),
  );
  if (next === undefined) return;
  const form = elementOf(next);
  const submitter = form && findSubmitter(form, next.submitter);
  // Its form or its button may be gone from the page, e.g. where somebody else was quicker.
  if (form === undefined || submitter === undefined) {
    change(held.filter((heldForm) => heldForm !== next));
    return;
  }
  onItsWay = next;
  form.requestSubmit(submitter);
  if (!held.includes(next)) return;
  // The browser found a field that must not be empty, and has shown it.
  onItsWay = undefined;
  change(
    held.map((heldForm) =>
      heldForm === next ? { ...heldForm, isRetryRequested: false, isChanged: true } : heldForm,
    ),
  );
}

/** Posted by the browser itself, once it is known that the server answers. */
let passing: HTMLFormElement | undefined;

/** @returns ends it */
export function watchForms(): () => void {
  const remember = ({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement) || !isPost(target, submitter)) return;
    const [page, name] = [draftPage(), formNameOf(target)];
    const attempt = nameAsBefore(target, page, name);
    const draftKeys = draftKeysOf(target);
    sent = { page, name, form: target, submitter, draftKeys, attempt };
    const isSent = sent;
    change(held.filter((heldForm) => !isSame(heldForm, isSent)));
  };
  const note = ({ target }: Event) => {
    if (isBeingRestored()) return;
    const heldForm = held.find((other) => !other.isChanged && isHeldElement(other, target));
    if (heldForm === undefined) return;
    letGoOf(heldForm);
    change(held.map((other) => (other === heldForm ? { ...heldForm, isChanged: true } : other)));
  };
  // This listener runs after React's, which prevents what the router sends. Without a connection the browser
  // would open a page of its own instead.
  const holdBack = (event: SubmitEvent) => {
    const { target } = event;
    if (event.defaultPrevented || sent === undefined || target !== sent.form) return;
    if (passing === target) {
      passing = undefined;
      return;
    }
    event.preventDefault();
    const { form, submitter } = sent;
    void connection.askAnew().then((isThere) => {
      sendingHasEnded();
      if (!isThere) return holdSentForm(false);
      passing = form;
      form.requestSubmit(submitter);
    });
  };
  const holdWithPhotos = ({ target }: Event) => {
    sendingHasEnded();
    if (target === sent?.form && connection.isLost()) holdSentForm(false);
  };
  const stay = ({ target }: Event) => {
    change(held.filter((heldForm) => !isHeldElement(heldForm, target)));
  };
  document.addEventListener("submit", remember, { capture: true });
  window.addEventListener("submit", holdBack);
  document.addEventListener("input", note);
  document.addEventListener(formHeldEvent, holdWithPhotos);
  document.addEventListener(formStaysEvent, stay);
  return () => {
    document.removeEventListener("submit", remember, { capture: true });
    window.removeEventListener("submit", holdBack);
    document.removeEventListener("input", note);
    document.removeEventListener(formHeldEvent, holdWithPhotos);
    document.removeEventListener(formStaysEvent, stay);
  };
}
