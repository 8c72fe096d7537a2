/**
 * The form of a document follows from what was shipped: each text, number, switch, icon, picture and link
 * is a field, and each list has entries. What code looks up by its name is no field.
 */

import {
  addedPrefix,
  type DocumentEdits,
  emptyEntry,
  keysOf,
  orderMark,
} from "#content/content-edits.ts";
import type { IconName } from "#content/icons.ts";
import type { Language } from "#platform/language/language.ts";
import { encodedPictures } from "#ui/picture-manifest.ts";
import { type DocumentName, shippedDocuments } from "./shipped-documents.server.ts";

export type LeafKind = "text" | "number" | "switch" | "icon" | "picture" | "link";

export interface Leaf {
  kind: LeafKind;
  /** Within its document, e.g. `hero.title`. */
  place: string;
  name: string;
  /** As it was shipped; undefined for an entry that was added. */
  shipped: string | undefined;
  value: string;
}

export interface Group {
  kind: "group";
  place: string;
  name: string;
  fields: readonly DocumentField[];
}

export interface List {
  kind: "list";
  place: string;
  name: string;
  /** Whether entries are added, removed and moved. */
  isOpen: boolean;
  order: string;
  entries: readonly { key: string; place: string; fields: readonly DocumentField[] }[];
}

export type DocumentField = Leaf | Group | List;

const icons: Record<IconName, true> = {
  audit: true,
  award: true,
  building: true,
  calendar: true,
  chart: true,
  document: true,
  certificate: true,
  chat: true,
  drop: true,
  wrench: true,
  history: true,
  layers: true,
  leaf: true,
  map: true,
  plus: true,
  price: true,
  ruler: true,
  sliders: true,
  technology: true,
  polish: true,
  spray: true,
  unlock: true,
};

export const iconNames: readonly string[] = Object.keys(icons);
export const pictureNames: readonly string[] = Object.keys(encodedPictures);

const maxText = 20_000;
const maxEntries = 200;

/** Each of them is a page of its own, which the product has or has not. */
const listsOfPages: readonly string[] = ["services", "industries"] satisfies DocumentName[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Nothing that runs, and nothing that a browser reads as another site's address by mistake. */
export const isLinkTarget = (text: string): boolean => linkTarget.test(text);

const linkTarget =
  /^(#[\w-]+|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+|tel:\+?[\d-]+|mailto:[^\s\\]+@[^\s\\]+|\{company\.phoneHref\}|mailto:\{company\.email\})$/;

/** Whether a text may stand where the document has a value of this kind. */
export function fits(kind: LeafKind, text: string): boolean {
  if (text.length > maxText) return false;
  if (kind === "number") return /^-?\d{1,12}(\.\d{1,6})?$/.test(text);
  if (kind === "switch") return text === "true" || text === "false";
  if (kind === "icon") return iconNames.includes(text);
  if (kind === "picture") return pictureNames.includes(text);
  if (kind === "link") return isLinkTarget(text);
  return true;
}

const orderPattern = /^[\w-]*(,[\w-]+)*$/;

export const fitsOrder = (text: string): boolean => {
  const keys = text.split(",").filter(Boolean);
  return orderPattern.test(text) && keys.length <= maxEntries && new Set(keys).size === keys.length;
};

/** An id, a code or a day: the same in both languages, and looked up by code. */
const isCode = (value: string, translated: unknown) =>
  value === translated && /^[a-z][a-z\d]*([_-][a-z\d]+)*$|^\d{4}-\d\d-\d\d$/.test(value);

function leafKind(
  name: string,
  value: unknown,
  translated: unknown,
  around: Readonly<Record<string, unknown>>,
): LeafKind | undefined {
  if (["id", "updated", "number"].includes(name)) return undefined;
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "switch";
  if (typeof value !== "string") return undefined;
  if (name === "icon") return "icon";
  if (name === "image" || (name === "name" && "alt" in around)) return "picture";
  if (name === "to") return "link";
  // The address of a page is the product's; one that leads elsewhere is the company's.
  if (name === "href") return "id" in around && value.startsWith("/") ? undefined : "link";
  return isCode(value, translated) ? undefined : "text";
}

/** @param edits of one language, as they are to be shown in the form */
export function documentFields(
  document: DocumentName,
  language: Language,
  edits: DocumentEdits,
): DocumentField[] {
  const other = language === "en" ? "es" : "en";
  const beneath = (place: string, name: string) => (place ? `${place}.${name}` : name);

  function fieldsOf(value: unknown, translated: unknown, place: string, isAdded: boolean) {
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, inner]): DocumentField[] => {
      const translation = isObject(translated) ? translated[name] : undefined;
      return fieldOf(name, inner, translation, beneath(place, name), isAdded, value);
    });
  }

  function fieldOf(
    name: string,
    value: unknown,
    translated: unknown,
    place: string,
    isAdded: boolean,
    around: Readonly<Record<string, unknown>>,
  ): DocumentField[] {
    if (Array.isArray(value)) return listOf(name, value, translated, place, isAdded);
    if (isObject(value)) {
      const fields = fieldsOf(value, translated, place, isAdded);
      return fields.length === 0 ? [] : [{ kind: "group", place, name, fields }];
    }
    const kind = leafKind(name, value, translated, around);
    if (kind === undefined) return [];
    const shipped = String(value);
    const edited = edits[place];
    return [
      {
        kind,
        place,
        name,
        shipped: isAdded ? undefined : shipped,
        value: edited !== undefined && fits(kind, edited) ? edited : shipped,
      },
    ];
  }

  function listOf(
    name: string,
    list: readonly unknown[],
    translated: unknown,
    place: string,
    isAdded: boolean,
  ): DocumentField[] {
    if (list.length === 0) return [];
    const keys = keysOf(list);
    const edited = edits[place + orderMark];
    const isOpen = !listsOfPages.includes(document);
    const order =
      isOpen && edited !== undefined && fitsOrder(edited)
        ? edited
            .split(",")
            .filter((key) => keys.includes(key) || key.startsWith(addedPrefix))
            .join(",")
        : keys.join(",");
    const entries = order
      .split(",")
      .filter(Boolean)
      .map((key) => {
        const at = keys.indexOf(key);
        const entry = at < 0 ? emptyEntry(list[0], key) : list[at];
        const translation = Array.isArray(translated) ? translated[Math.max(at, 0)] : undefined;
        const entryPlace = beneath(place, key);
        const fields =
          isObject(entry) && !Array.isArray(entry)
            ? fieldsOf(entry, translation, entryPlace, isAdded || at < 0)
            : fieldOf("", entry, translation, entryPlace, isAdded || at < 0, {});
        return { key, place: entryPlace, fields };
      });
    return [{ kind: "list", place, name, isOpen, order, entries }];
  }

  const shipped = shippedDocuments[document];
  return fieldsOf(shipped[language], shipped[other], "", false);
}

/** Every field of a form with its kind, lists with their order. */
export function flatFields(
  fields: readonly DocumentField[],
): { place: string; kind: LeafKind | "order"; value: string; shipped: string | undefined }[] {
  return fields.flatMap((field) => {
    if (field.kind === "group") return flatFields(field.fields);
    if (field.kind !== "list") return [field];
    const inner = field.entries.flatMap((entry) => flatFields(entry.fields));
    if (!field.isOpen) return inner;
    return [
      { place: field.place + orderMark, kind: "order", value: field.order, shipped: undefined },
      ...inner,
    ];
  });
}

/**
 * What is stored, without what no longer fits: another version of the product may have moved a text or
 * taken it away, and then what it ships stands there.
 */
export function fittingEdits(
  document: DocumentName,
  language: Language,
  edits: DocumentEdits,
): DocumentEdits {
  const places = new Set(Object.keys(edits));
  const kept: Record<string, string> = {};
  // An order loses the entries that are gone, and stands all the same.
  for (const { place, kind, value } of flatFields(documentFields(document, language, edits)))
    if (places.has(place) && (kind === "order" || value === edits[place])) kept[place] = value;
  return kept;
}
