/**
 * Text that was typed and not sent survives a reload and a lost session: in this tab, for one person, by the
 * address of its page. Sending forgets it, and so does signing out, in every tab.
 */
import { dayMs } from "#platform/format/durations.ts";
import { recordQuery } from "./record-query.ts";

interface StoredField {
  /** The page's value when it was typed: what somebody else has saved since is not overwritten. */
  was: string;
  is: string;
}

type Fields = Readonly<Record<string, StoredField>>;
/** Keys of forms that were sent and may have arrived, by form. */
type Attempts = Readonly<Record<string, string>>;

interface StoredDraft {
  at: number;
  fields: Fields;
  attempts?: Attempts;
}

const prefix = "form-draft/";
const signedOutName = "signed-out-at";
/** Holds photos of forms that have not arrived; `unsent-photos.ts`, which few pages load. */
export const photosDatabase = "unsent-photos";
const photosOwnerName = "unsent-photos-of";
export const draftLifetimeMs = 7 * dayMs;

/** Storage may be blocked or full: then a draft lives as long as its page. */
export function withSessionStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The person whose page this is; a page of nobody's has no drafts. */
export const draftOwner = (): string | undefined =>
  document.querySelector<HTMLElement>("[data-person]")?.dataset.person;

/**
 * Names the open page for its drafts: its path, with the records whose ids are in its query. Where its query
 * names a record in another way, an element of the page names it (`data-draft-record`).
 */
export function draftPage(): string {
  const named = document.querySelector<HTMLElement>("[data-draft-record]");
  const record = named?.dataset.draftRecord;
  return location.pathname + (record === undefined ? recordQuery(location.search) : `?${record}`);
}

const nameOf = (person: string, page: string) => `${prefix}${person}${page}`;

/** Call it before a photo is stored there. */
export function markPhotosOwner(person: string): void {
  try {
    localStorage.setItem(photosOwnerName, person);
  } catch {
    // The photos' database is closed as well then.
  }
}

function forgetPhotosUnlessOf(person: string | undefined): void {
  try {
    const owner = localStorage.getItem(photosOwnerName);
    if (owner === null || owner === person) return;
    localStorage.removeItem(photosOwnerName);
    indexedDB.deleteDatabase(photosDatabase);
  } catch {
    // Nothing is stored, so there is nothing to forget.
  }
}

/** @returns the time when somebody signed out last, in any tab */
export function signedOutAt(): number {
  try {
    return Number(localStorage.getItem(signedOutName) ?? 0);
  } catch {
    return 0;
  }
}

function parse(text: string | null, now: number): StoredDraft | undefined {
  try {
    // This module has written it; what somebody else put there has another shape, and is dropped.
    const draft: unknown = JSON.parse(text ?? "null");
    if (!isDraft(draft) || draft.at <= signedOutAt() || draft.at < now - draftLifetimeMs)
      return undefined;
    return draft;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isDraft = (value: unknown): value is StoredDraft =>
  isObject(value) &&
  "at" in value &&
  typeof value.at === "number" &&
  "fields" in value &&
  isObject(value.fields) &&
  Object.values(value.fields).every(isField) &&
  (!("attempts" in value) || isTexts(value.attempts));

const isField = (value: unknown): value is StoredField =>
  isObject(value) &&
  "was" in value &&
  typeof value.was === "string" &&
  "is" in value &&
  typeof value.is === "string";

const isTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === "string");

/** Key of a form's photos, which are stored beside what is typed. */
export const photosKey = (id: string): string => `photos:${id}`;

function read(page: string, now: number): StoredDraft {
  const person = draftOwner();
  const nothing = { at: now, fields: {} };
  if (person === undefined) return nothing;
  const text = withSessionStorage((storage) => storage.getItem(nameOf(person, page))) ?? null;
  return parse(text, now) ?? nothing;
}

function write(page: string, { at, fields, attempts = {} }: StoredDraft): void {
  const person = draftOwner();
  if (person === undefined) return;
  const name = nameOf(person, page);
  const isEmpty = Object.keys(fields).length === 0 && Object.keys(attempts).length === 0;
  withSessionStorage((storage) => {
    if (isEmpty) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify({ at, fields, attempts } satisfies StoredDraft));
  });
}

/** @returns the fields by their keys; empty where nothing was typed */
export const readDraft = (page: string, now = Date.now()): Fields => read(page, now).fields;

/** The key under which a form of this page may have arrived. */
export const readAttempt = (page: string, form: string, now = Date.now()): string | undefined =>
  read(page, now).attempts?.[form];

/** @param attempt undefined: it is known what became of it */
export function changeAttempt(
  page: string,
  form: string,
  attempt: string | undefined,
  now = Date.now(),
): void {
  const draft = read(page, now);
  const { [form]: _, ...others } = draft.attempts ?? {};
  const attempts = attempt === undefined ? others : { ...others, [form]: attempt };
  write(page, { ...draft, at: now, attempts });
}

/** @param changes undefined forgets a field */
export function changeDraft(
  page: string,
  changes: Readonly<Record<string, StoredField | undefined>>,
  now = Date.now(),
): void {
  const draft = read(page, now);
  const fields: Record<string, StoredField> = { ...draft.fields };
  for (const [key, field] of Object.entries(changes)) {
    if (field === undefined || field.was === field.is) delete fields[key];
    else fields[key] = field;
  }
  write(page, { ...draft, at: now, fields });
}

/** Forgets all that was entered on a page. */
export const forgetPage = (page: string, now = Date.now()): void =>
  write(page, { at: now, fields: {} });

/** Drops what another person has left in this tab, and what is too old. */
export function dropForeignDrafts(now = Date.now()): void {
  const person = draftOwner();
  if (person !== undefined) forgetPhotosUnlessOf(person);
  const ownPrefix = nameOf(person ?? "", "/");
  withSessionStorage((storage) => {
    for (const name of Object.keys(storage)) {
      if (!name.startsWith(prefix)) continue;
      const isOwn = name.startsWith(ownPrefix) && parse(storage.getItem(name), now) !== undefined;
      if (!isOwn) storage.removeItem(name);
    }
  });
}

/** Other tabs find the moment, and drop what is older. */
export function forgetDraftsAtSignOut(now = Date.now()): void {
  try {
    localStorage.setItem(signedOutName, String(now));
  } catch {
    // There are no drafts without storage either.
  }
  withSessionStorage((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  });
  forgetPhotosUnlessOf(undefined);
}
