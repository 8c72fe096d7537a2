/**
 * The form of a document follows from what was shipped: each text, number, switch, icon, picture and link
 * is a field, and each list has entries. What code looks up by its name is no field.
 */

import * as z from "zod/mini";
import { departments, payPeriods } from "#content/careers/opening-facts.ts";
import {
  addedPrefix,
  type DocumentEdits,
  emptyEntry,
  keysOf,
  orderMark,
} from "#content/content-edits.ts";
import { services } from "#content/en/services.ts";
import type { IconName } from "#content/icons.ts";
import { regions } from "#content/only-in-english/locations.ts";
import { addressIn, languageOfPath } from "#content/page-address.ts";
import { stateCodes } from "#content/states.ts";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { type Language, languages, parseLanguage } from "#platform/language/language.ts";
import { isOverloaded } from "#platform/markdown/overloaded-markdown.ts";
import { encodedPictures } from "#ui/picture-manifest.ts";
import { isArticleName } from "./article-documents.server.ts";
import { knownPictures } from "./pictures/known-pictures.server.ts";
import { type DocumentName, shippedDocument } from "./shipped-documents.server.ts";
import { mainLanguage, storedPlace } from "./stored-edits.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

export type LeafKind =
  | "text"
  | "number"
  | "switch"
  | "icon"
  | "picture"
  /** A picture that only decorates, as nothing beside it describes it. */
  | "backdrop"
  | "link"
  | "day"
  | "sites"
  | "states"
  | "department"
  | "pay-period"
  | "portrait"
  | "address"
  | "state"
  | "region"
  | "service"
  /** A day or nothing. */
  | "last-day"
  /** A name, which is the same in all languages. */
  | "byline"
  | "markdown";

/** Choices of these kinds, by code. */
export type FieldChoices = Readonly<
  Record<"state" | "region" | "service", Readonly<Record<string, string>>>
>;

type InEach<Value> = Readonly<Record<Language, Value>>;

export interface Leaf {
  kind: LeafKind;
  /** The place within its document, e.g. `hero.title`. */
  place: string;
  name: string;
  /** An icon, a picture, a figure or a link of this site: stated once for all languages. */
  isShared: boolean;
  /** The shipped value; undefined for an entry that was added. */
  shipped: InEach<string> | undefined;
  values: InEach<string>;
  /** An alternative text beside an uploaded picture is what the library says, unless the place says otherwise. */
  ofPicture?: { words: InEach<string>; isShown: boolean };
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
  /** True if entries can be added, removed and moved, which then applies to all languages. */
  isOpen: boolean;
  order: string;
  /** The number of entries that the page was designed for. */
  shippedCount: number;
  entries: readonly ListEntry[];
}

export interface ListEntry {
  key: string;
  place: string;
  fields: readonly DocumentField[];
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

const iconNames: readonly string[] = Object.keys(icons);

/** A picture that may stand in a place. */
const isPicture = (kind: "picture" | "backdrop", name: string): boolean => {
  if (Object.hasOwn(encodedPictures, name)) return true;
  const uploaded = knownPictures().get(name);
  return uploaded !== undefined && (kind === "backdrop" || !uploaded.isDecorative);
};

/** One whose sizes are still being made is shown once they are; till then what was shipped stands there. */
const isShown = (kind: LeafKind, name: string): boolean =>
  !["picture", "backdrop", "portrait"].includes(kind) ||
  name === "" ||
  Object.hasOwn(encodedPictures, name) ||
  knownPictures().get(name)?.shown !== undefined;

const maxText = 20_000;
/** About 6,000 words. */
const maxMarkdown = 40_000;
const maxEntries = 200;

/** Each of their entries is a page of its own, which the product has or has not. */
const listsOfPages: readonly string[] = ["services", "industries"] satisfies DocumentName[];

const isFixed = (document: DocumentName, list: string) =>
  listsOfPages.includes(document) || (document === "locations" && list === "regions");

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Links must run no code, and look to no browser like another site's address. */
const isLinkTarget = (text: string): boolean => linkTarget.test(text);

const linkTarget =
  /^(#[\w-]+|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+|tel:\+?[\d-]+|mailto:[^\s\\]+@[^\s\\]+|\{company\.phoneHref\}|mailto:\{company\.email\})$/;

const day = calendarDay(mainLanguage);

/** An article that an earlier version took is not taken off the site: it is shown as it was typed. */
const mayStay = (kind: LeafKind, text: string): boolean =>
  kind === "markdown" ? text.length <= maxMarkdown : fits(kind, text);

/** True if the document allows this text for a value of this kind. */
export function fits(kind: LeafKind, text: string): boolean {
  if (kind === "markdown") return text.length <= maxMarkdown && !isOverloaded(text);
  if (text.length > maxText) return false;
  if (kind === "number") return /^-?\d{1,12}(\.\d{1,6})?$/.test(text);
  if (kind === "switch") return text === "true" || text === "false";
  if (kind === "icon") return iconNames.includes(text);
  if (kind === "picture" || kind === "backdrop") return isPicture(kind, text);
  if (kind === "link") return isLinkTarget(text);
  if (kind === "last-day") return text === "" || z.safeParse(day, text).success;
  if (kind === "day") return z.safeParse(day, text).success;
  if (kind === "sites") return /^([^\n,]{1,80}, ?[A-Z]{2}\s*)*$/.test(text);
  if (kind === "states") return /^([A-Z]{2}(, ?(?=[A-Z])|$))*$/.test(text);
  if (kind === "department") return departments.some((department) => department === text);
  if (kind === "pay-period") return payPeriods.some((payPeriod) => payPeriod === text);
  if (kind === "portrait") return text === "" || fits("picture", text);
  if (kind === "address") return text === "" || /^[a-z\d]{1,60}(-[a-z\d]{1,60}){0,9}$/.test(text);
  if (kind === "state") return stateCodes.includes(text);
  if (kind === "region") return regions.some(({ id }) => id === text);
  if (kind === "service") return services.some(({ id }) => id === text);
  return true;
}

const orderPattern = /^[\w-]*(,[\w-]+)*$/;

export const fitsOrder = (text: string): boolean => {
  const keys = text.split(",").filter(Boolean);
  return orderPattern.test(text) && keys.length <= maxEntries && new Set(keys).size === keys.length;
};

/** An id, a code or a day: the same in all languages, and looked up by code. */
const isCode = (value: string, values: InEach<unknown>) =>
  languages.every((language) => values[language] === value) &&
  /^[a-z][a-z\d]*([_-][a-z\d]+)*$|^\d{4}-\d\d-\d\d$/.test(value);

/** Facts of openings, people and places, which are the same in all languages. */
const kindsByName: Readonly<Record<string, LeafKind>> = {
  posted: "day",
  validThrough: "day",
  sites: "sites",
  remoteFrom: "states",
  department: "department",
  per: "pay-period",
  portrait: "portrait",
  address: "address",
  stateCode: "state",
  region: "region",
  firstService: "service",
  secondService: "service",
};

/** Facts and text of an article. */
const kindsInArticles: Readonly<Record<string, LeafKind>> = {
  hidden: "switch",
  firstDay: "day",
  lastDay: "last-day",
  image: "picture",
  byline: "byline",
  markdown: "markdown",
};

function leafKind(
  name: string,
  values: InEach<unknown>,
  around: Readonly<Record<string, unknown>>,
): LeafKind | undefined {
  const value = values[mainLanguage];
  if (["id", "updated", "changedBy", "number", "type"].includes(name)) return undefined;
  if (Object.hasOwn(kindsByName, name)) return kindsByName[name];
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "switch";
  if (typeof value !== "string") return undefined;
  if (name === "icon") return "icon";
  if (name === "image") return "alt" in around ? "picture" : "backdrop";
  // Somebody who has a picture is named beside it.
  if (name === "name" && "alt" in around && !("portrait" in around)) return "picture";
  if (name === "to") return "link";
  // The address of a page is the product's; one that leads elsewhere is the company's.
  if (name === "href") return "id" in around && value.startsWith("/") ? undefined : "link";
  return isCode(value, values) ? undefined : "text";
}

const inEach = <Value>(make: (language: Language) => Value): InEach<Value> =>
  // Object.fromEntries forgets that every language is there.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as InEach<Value>;

/** A page of this site is another address in each language. */
const linkIn = (language: Language, target: string) =>
  /^\/(?!\/)/.test(target) && languageOfPath(target) === mainLanguage
    ? addressIn(language, target)
    : target;

const isSharedLeaf = (kind: LeafKind, { [mainLanguage]: first, ...others }: InEach<unknown>) =>
  kind !== "text" &&
  kind !== "markdown" &&
  Object.entries(others).every(
    ([language, value]) =>
      value === first ||
      (kind === "link" && value === linkIn(parseLanguage(language) ?? mainLanguage, String(first))),
  );

/** @param stored of all languages, as they are to be shown in the form */
export function documentFields(document: DocumentName, stored: StoredEdits): DocumentField[] {
  const beneath = (place: string, name: string) => (place ? `${place}.${name}` : name);

  function fieldsOf(values: InEach<unknown>, place: string, isAdded: boolean): DocumentField[] {
    const shape = values[mainLanguage];
    if (!isObject(shape)) return [];
    const fields = Object.keys(shape).flatMap((name) => {
      const inner = inEach((language) => partOf(values[language], name));
      return fieldOf(name, inner, beneath(place, name), isAdded, shape);
    });
    return describedByLibrary(fields, stored);
  }

  function fieldOf(
    name: string,
    values: InEach<unknown>,
    place: string,
    isAdded: boolean,
    around: Readonly<Record<string, unknown>>,
  ): DocumentField[] {
    const shape = values[mainLanguage];
    if (Array.isArray(shape)) return listOf(name, values, place, isAdded);
    if (isObject(shape)) {
      const fields = fieldsOf(values, place, isAdded);
      return fields.length === 0 ? [] : [{ kind: "group", place, name, fields }];
    }
    const kind = isArticleName(document)
      ? (kindsInArticles[name] ?? "text")
      : leafKind(name, values, around);
    if (kind === undefined) return [];
    const isShared = isSharedLeaf(kind, values);
    // A new entry is copied from its neighbor, whose pay and days must not be published as its own.
    const isBlank = isAdded && (kind === "number" || kind === "day");
    const shipped = inEach((language) => (isBlank ? "" : String(values[language])));
    const stated = inEach((language) => {
      const edited = stored[storedPlace(isShared ? mainLanguage : language, place)];
      if (edited === undefined || !mayStay(kind, edited)) return shipped[language];
      return isShared && kind === "link" ? linkIn(language, edited) : edited;
    });
    return [
      { kind, place, name, isShared, shipped: isAdded ? undefined : shipped, values: stated },
    ];
  }

  function listOf(
    name: string,
    values: InEach<unknown>,
    place: string,
    isAdded: boolean,
  ): DocumentField[] {
    const lists = inEach((language) => listIn(values[language]));
    const keys = keysOf(lists[mainLanguage]);
    if (keys.length === 0) return [];
    const isOpen = !isFixed(document, place);
    const edited = stored[storedPlace(mainLanguage, place + orderMark)];
    const order = isOpen && edited !== undefined && fitsOrder(edited) ? keysIn(edited) : keys;
    const entries = order
      .filter((key) => keys.includes(key) || key.startsWith(addedPrefix))
      .map((key): ListEntry => {
        const at = keys.indexOf(key);
        const inner = inEach((language) =>
          at < 0 ? emptyEntry(lists[language][0], key) : lists[language][at],
        );
        const entryPlace = beneath(place, key);
        const isNew = isAdded || at < 0;
        const shape = inner[mainLanguage];
        const fields =
          isObject(shape) && !Array.isArray(shape)
            ? fieldsOf(inner, entryPlace, isNew)
            : fieldOf("", inner, entryPlace, isNew, {});
        return { key, place: entryPlace, fields };
      });
    return [
      {
        kind: "list",
        place,
        name,
        isOpen,
        order: entries.map(({ key }) => key).join(","),
        shippedCount: keys.length,
        entries,
      },
    ];
  }

  return topFirst(fieldsOf(shippedDocument(document), "", false));
}

/**
 * An uploaded picture brings its words along: the shipped ones beside it describe another picture. What
 * somebody has written there for this place stands.
 */
function describedByLibrary(
  fields: readonly DocumentField[],
  stored: StoredEdits,
): DocumentField[] {
  const picture = fields.find(({ kind }) => kind === "picture" || kind === "portrait");
  if (picture === undefined || !("values" in picture)) return [...fields];
  const uploaded = knownPictures().get(picture.values[mainLanguage]);
  if (uploaded === undefined) return [...fields];
  return fields.map((field) =>
    field.kind === "text" && field.name === "alt"
      ? {
          ...field,
          ofPicture: { words: uploaded.alt, isShown: uploaded.shown !== undefined },
          values: inEach((language) =>
            stored[storedPlace(language, field.place)] === undefined
              ? uploaded.alt[language]
              : field.values[language],
          ),
        }
      : field,
  );
}

/** Modules sort their texts by name, but the form should begin with the top of the page. */
const topFirst = (fields: readonly DocumentField[]) =>
  fields.toSorted((field, other) => rankOf(field) - rankOf(other));

const rankOf = ({ name }: DocumentField) => {
  const rank = ["hero", "headline", "lead"].indexOf(name);
  return rank < 0 ? 3 : rank;
};

const partOf = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const keysIn = (order: string) => order.split(",").filter(Boolean);

/** Every leaf of a form, and every open list. */
function leavesAndLists(fields: readonly DocumentField[]): (Leaf | List)[] {
  return fields.flatMap((field) => {
    if (field.kind === "group") return leavesAndLists(field.fields);
    if (field.kind !== "list") return [field];
    const inner = field.entries.flatMap((entry) => leavesAndLists(entry.fields));
    return field.isOpen ? [field, ...inner] : inner;
  });
}

export const leavesOf = (fields: readonly DocumentField[]): Leaf[] =>
  leavesAndLists(fields).filter((field): field is Leaf => field.kind !== "list");

/** The form posts a field under its stored place. */
export interface FlatField {
  place: string;
  kind: LeafKind | "order";
  value: string;
  shipped: string | undefined;
  /** The library's description of the picture next to it. */
  ofPicture: string | undefined;
}

/** Every field of a form with its kind, lists with their order. */
export const flatFields = (fields: readonly DocumentField[]): FlatField[] =>
  leavesAndLists(fields).flatMap((field): FlatField[] => {
    if (field.kind === "list") {
      const place = storedPlace(mainLanguage, field.place + orderMark);
      return [
        { place, kind: "order", value: field.order, shipped: undefined, ofPicture: undefined },
      ];
    }
    const { kind, place, isShared, values, shipped, ofPicture } = field;
    return (isShared ? [mainLanguage] : languages).map((language) => ({
      place: storedPlace(language, place),
      kind,
      value: values[language],
      shipped: shipped?.[language],
      ofPicture: ofPicture?.words[language],
    }));
  });

const isDescribedByLibrary = (field: Leaf | List): boolean =>
  field.kind === "text" && field.ofPicture?.isShown === true;

/**
 * Stored edits of one language, without those that no longer fit: if another version of the product has moved
 * or removed a text, its shipped texts are used.
 */
export function fittingEdits(
  document: DocumentName,
  language: Language,
  stored: StoredEdits,
): DocumentEdits {
  const kept: Record<string, string> = {};
  for (const field of leavesAndLists(documentFields(document, stored))) {
    const isList = field.kind === "list";
    const place = isList ? field.place + orderMark : field.place;
    const from = isList || field.isShared ? mainLanguage : language;
    const edited = stored[storedPlace(from, place)];
    if (edited === undefined && !isDescribedByLibrary(field)) continue;
    // An order loses the entries that are gone, and stands all the same.
    if (isList) kept[place] = field.order;
    else if (edited === undefined || (mayStay(field.kind, edited) && isShown(field.kind, edited)))
      kept[place] = field.values[language];
  }
  return kept;
}
