/**
 * Defines a feature's messages in every language. A text holds `{name}` where a value stands; a pair of texts
 * is for one and for any other `{count}`. A translation that lacks something, or has too much of it, does not
 * compile.
 */
import { byLanguage } from "./by-language.ts";
import { type Language, localeOf } from "./language.ts";

export type Text = string | readonly [one: string, other: string];

export interface Texts {
  readonly [id: string]: Text | Texts;
}

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Tags<T extends string> = T extends `${string}<${infer Tag}>${infer Rest}`
  ? `<${Tag}>` | Tags<Rest>
  : never;

/** A pair is always told how many there are, also where one of its texts does not say so. */
type NamesOf<T> = T extends string
  ? Names<T>
  : T extends readonly [infer One extends string, infer Other extends string]
    ? Names<One> | Names<Other> | "count"
    : never;

type TagsOf<T> = T extends string
  ? Tags<T>
  : T extends readonly [infer One extends string, infer Other extends string]
    ? Tags<One> | Tags<Other>
    : never;

export type ValuesOf<T> = {
  readonly [Name in NamesOf<T>]: Name extends "count" ? number : string | number;
};

/** A text without values is a string, any other a function of its values by name. */
export type Messages<T> = {
  readonly [Id in keyof T]: T[Id] extends Text
    ? [NamesOf<T[Id]>] extends [never]
      ? string
      : (values: ValuesOf<T[Id]>) => string
    : Messages<T[Id]>;
};

type Same<A, B> = [Exclude<A, B> | Exclude<B, A>] extends [never] ? true : false;

/** The type of a translation, or, where it differs, a type that says what the text should hold. */
type Checked<English, Own> = {
  readonly [Id in keyof English]: English[Id] extends Text
    ? Id extends keyof Own
      ? Own[Id] extends Text
        ? [
            Same<NamesOf<English[Id]>, NamesOf<Own[Id]>>,
            Same<TagsOf<English[Id]>, TagsOf<Own[Id]>>,
          ] extends [true, true]
          ? Text
          : { readonly values: NamesOf<English[Id]>; readonly tags: TagsOf<English[Id]> }
        : Text
      : Text
    : Id extends keyof Own
      ? Checked<English[Id], Own[Id]>
      : Texts;
} & { readonly [Extra in Exclude<keyof Own, keyof English>]: never };

/** A translation stands beside the English: `translationOf<typeof en>()({ ... })`. */
export const translationOf =
  <English extends Texts>() =>
  <const Own extends Texts>(texts: Own & Checked<English, Own>): Own =>
    texts;

/** Tags are made of these where a value must not look like a tag of the text (`rich-text.tsx`). */
export const tagStart = "\ue000";
export const tagEnd = "\ue001";

/** The messages of a feature by language, each made when it is first asked for. */
export type FeatureMessages<English> = (language: Language) => Messages<English>;

/** @param texts in a browser's file, the languages that the page is not in hold the texts of the page's */
export function defineMessages<English extends Texts>(
  texts: Readonly<{ en: English } & Record<Exclude<Language, "en">, Texts>>,
): FeatureMessages<English> {
  return byLanguage((language) => {
    const ownTexts =
      language !== "en" && inPlaceOfSpanish
        ? withEachText(texts.en, inPlaceOfSpanish)
        : texts[language];
    // `translationOf` has compared the translation with the English text by text.
    return messagesOf(ownTexts, language) as Messages<English>;
  });
}

let inPlaceOfSpanish: ((english: string) => string) | undefined;

/** Call it once, before any message is read: see `pseudo.ts`. */
export function replaceSpanish(by: (english: string) => string): void {
  inPlaceOfSpanish = by;
}

/** Threads load the messages anew, and so need to know. */
export const isSpanishReplaced = (): boolean => inPlaceOfSpanish !== undefined;

const withEachText = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      if (typeof text === "string") return [id, change(text)];
      return [
        id,
        isText(text) ? [change(text[0]), change(text[1])] : withEachText(text, change),
      ] as const;
    }),
  );

function messagesOf(texts: Texts, language: Language): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      isText(text) ? messageOf(text, language) : messagesOf(text, language),
    ]),
  );
}

export const isText = (text: Text | Texts): text is Text =>
  typeof text === "string" || Array.isArray(text);

const placeOfValue = /\{(\w+)\}/g;
const tag = /<(\/?[a-z]\w*\/?)>/g;

type Values = Readonly<Record<string, string | number>>;

function messageOf(text: Text, language: Language): string | ((values: Values) => string) {
  if (typeof text !== "string") {
    const [one, other] = [withTags(text[0]), withTags(text[1])];
    const rules = new Intl.PluralRules(localeOf(language));
    return (values) =>
      filled(rules.select(Number(values.count)) === "one" ? one : other, values, language);
  }
  const whole = withTags(text);
  return whole.search(placeOfValue) < 0 ? whole : (values) => filled(whole, values, language);
}

const withTags = (text: string) => text.replace(tag, `${tagStart}$1${tagEnd}`);

/** Made once for each language: a page may say a thousand figures at each key. */
const numberFormat = byLanguage((language) => new Intl.NumberFormat(localeOf(language)));

const filled = (text: string, values: Values, language: Language): string =>
  text.replace(placeOfValue, (_, name: string) => {
    const value = values[name];
    return typeof value === "number"
      ? numberFormat(language).format(value)
      : String(value).replace(/[\ue000\ue001]/g, "");
  });
