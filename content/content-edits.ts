/**
 * Texts that an administrator has changed (`/office/website`), for each language and document by their
 * places. Readers get one snapshot, which is replaced as a whole.
 */
import type { Language } from "#platform/language/language.ts";
import type { ShownArticles } from "./articles.ts";

/**
 * Keys are places, such as `hero.title` or `points.keys.text`; the key `points[]` holds the keys of a list's
 * entries in their order. Numbers and switches are stored as texts, too.
 */
export type DocumentEdits = Readonly<Record<string, string>>;

/** Keys are the documents' names. */
export type LanguageEdits = Readonly<Record<string, DocumentEdits>>;

export interface ContentEdits extends Readonly<Record<Language, LanguageEdits>> {
  /** Undefined in browsers, and where all articles are as they were shipped. */
  readonly articles?: ShownArticles | undefined;
}

export const noEdits: ContentEdits = { en: {}, es: {} };

let current = noEdits;

let days: Readonly<Record<string, string>> = {};

/**
 * A whole at once: nobody who reads sees half of a change.
 * @param publishedOn the day, such as `2026-11-26`, by document
 */
export function changeContentEdits(
  edits: ContentEdits,
  publishedOn: Readonly<Record<string, string>> = {},
): void {
  current = edits;
  days = publishedOn;
}

/** @returns the day of each edited document's last publication */
export const publishedDays = (): Readonly<Record<string, string>> => days;

export const publishedEdits = (): ContentEdits => current;

let readRendering: () => ContentEdits | undefined = () => undefined;

/** The server renders each document by one snapshot, whatever is published meanwhile. */
export function readEditsFrom(read: () => ContentEdits | undefined): void {
  readRendering = read;
}

export const contentEdits = (): ContentEdits => readRendering() ?? current;

/** The end of the place that holds the order of a list. */
export const orderMark = "[]";

/** Begins the key of an entry that was added. */
export const addedPrefix = "new-";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Entries are known by their ids, or by where they were shipped: an edit stays with its entry. */
export function keysOf(list: readonly unknown[]): string[] {
  const ids = list.map((entry) => (isObject(entry) ? entry.id : undefined));
  const areKeys =
    ids.every((id) => typeof id === "string" && /^[\w-]+$/.test(id)) &&
    new Set(ids).size === ids.length;
  return ids.map((id, at) => (areKeys ? String(id) : String(at)));
}

/** An entry as it is added: the shape of its neighbor, and nothing said yet. */
export function emptyEntry(neighbor: unknown, key: string): unknown {
  if (typeof neighbor === "string") return code.test(neighbor) ? neighbor : "";
  if (Array.isArray(neighbor)) return neighbor.slice(0, 1).map((entry) => emptyEntry(entry, "0"));
  // Nothing that was added is checked, or invented, before somebody says so.
  if (typeof neighbor === "boolean") return false;
  if (!isObject(neighbor)) return neighbor;
  return Object.fromEntries(
    Object.entries(neighbor).map(([name, value]) => [
      name,
      name === "id"
        ? key
        : ownFacts.includes(name)
          ? ""
          : isLookedUp(name, neighbor)
            ? value
            : emptyEntry(value, key),
    ]),
  );
}

/** E.g. how often something is done: code looks it up. */
const code = /^[a-z\d]+([_-][a-z\d]+)*$/;

/** An icon, a picture, a link or a choice: an empty one would be none. */
const isLookedUp = (name: string, entry: object) =>
  lookedUp.includes(name) || (name === "name" && "alt" in entry && !("portrait" in entry));

const lookedUp: readonly string[] = [
  "icon",
  "image",
  "href",
  "to",
  "department",
  "type",
  "stateCode",
  "region",
  "firstService",
  "secondService",
];

/** No two entries share these: a page's address, and somebody's picture. */
const ownFacts: readonly string[] = ["address", "portrait"];

/** An added entry counts as missing in a language while all of its texts are empty there. */
function saysNothing(empty: unknown, entry: unknown): boolean {
  const rooms = textsBeneath(empty);
  const texts = textsBeneath(entry);
  return rooms.includes("") && rooms.every((room, at) => room !== "" || !texts[at]?.trim());
}

const textsBeneath = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : isObject(value)
      ? Object.entries(value).flatMap(([name, inner]) =>
          sharedFacts.includes(name) ? [] : textsBeneath(inner),
        )
      : [];

/** Texts that are no words: places and states are the same in every language. */
const sharedFacts: readonly string[] = ["sites", "remoteFrom", ...ownFacts];

/** The shipped document with what was changed in it; it is returned as it is where nothing was. */
export function withEdits<Content>(shipped: Content, edits: DocumentEdits | undefined): Content {
  if (edits === undefined) return shipped;
  const places = Object.keys(edits);
  const inPlace = (value: unknown, place: string): unknown => {
    const edited = edits[place];
    if (typeof value === "string") return edited ?? value;
    if (typeof value === "number") return edited === undefined ? value : Number(edited);
    if (typeof value === "boolean") return edited === undefined ? value : edited === "true";
    if (!isObject(value) || (place && !places.some((editedPlace) => editedPlace.startsWith(place))))
      return value;
    const beneath = (key: string) => (place ? `${place}.${key}` : key);
    if (!Array.isArray(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, inPlace(inner, beneath(name))]),
      );
    const keys = keysOf(value);
    const order = edits[place + orderMark];
    const entries = order === undefined ? keys : order.split(",").filter(Boolean);
    return entries.flatMap((key, at) => {
      const shippedAt = keys.indexOf(key);
      if (shippedAt < 0 && !(key.startsWith(addedPrefix) && value.length > 0)) return [];
      const neutral = shippedAt < 0 ? emptyEntry(value[0], key) : value[shippedAt];
      const entry = inPlace(neutral, beneath(key));
      if (shippedAt < 0 && saysNothing(neutral, entry)) return [];
      // A text that says nothing, such as a new one, is no entry.
      if (entry === "") return [];
      // The number of a step is its place in the list.
      return [
        order !== undefined && isObject(entry) && typeof entry.number === "number"
          ? { ...entry, number: at + 1 }
          : entry,
      ];
    });
  };
  // Values were replaced by values of their own kind.
  return inPlace(shipped, "") as Content;
}
