/**
 * Messages of emails, whose texts an administrator can change while the product runs. Whoever writes an email
 * asks for its messages as for any others; what was edited stands in them, if it still fits what is shipped.
 */
import {
  defineMessages,
  type FeatureMessages,
  isText,
  type Text,
  type Texts,
} from "#platform/language/define-messages.ts";
import type { Language } from "#platform/language/language.ts";
import { faultOfText } from "./text-fault.ts";

/** Keys are names of texts, e.g. `visits.emails.missed.title`. */
export type EditedTexts = Readonly<
  Record<string, Readonly<Partial<Record<Language, Text | undefined>>>>
>;

/** A text is fixed if a stranger's doings would go unnoticed without it, or the law asks for it. */
export type FixedBecause = "law" | "security";

interface Parts<English extends Texts> {
  /** Groups of messages that emails use; the other ones appear elsewhere and cannot be edited here. */
  parts: readonly (keyof English & string)[];
  /** Texts, or groups of them, by their place in the messages. */
  fixed?: Readonly<Record<string, FixedBecause>>;
}

export interface EmailTexts {
  /** The names of its texts begin with it: it stays for good, as edits are stored under it. */
  name: string;
  shipped: Readonly<Record<Language, Texts>>;
  parts: readonly string[];
  fixed: Readonly<Record<string, FixedBecause>>;
}

export type EmailMessages<English> = FeatureMessages<English> & { readonly emailTexts: EmailTexts };

/** Emails are rendered with this; `note` gets the name of each text that is read. */
export interface EmailRendering {
  edited: EditedTexts;
  note?: (text: string) => void;
}

export const nothingEdited: EditedTexts = {};

let published: EmailRendering = { edited: nothingEdited };

/** A whole at once: nobody who reads sees half of a change. */
export function publishEmailTexts(edited: EditedTexts): void {
  published = { edited };
}

let readRendering: () => EmailRendering | undefined = () => undefined;

/** The server renders an email by one snapshot, whatever is saved meanwhile. */
export function readRenderingFrom(read: () => EmailRendering | undefined): void {
  readRendering = read;
}

export const currentRendering = (): EmailRendering => readRendering() ?? published;

/** @param texts each in both languages, as for `defineMessages` */
export function defineEmailMessages<English extends Texts>(
  name: string,
  texts: Readonly<{ en: English } & Record<Exclude<Language, "en">, Texts>>,
  { parts, fixed = {} }: Parts<English>,
): EmailMessages<English> {
  const emailTexts: EmailTexts = { name, shipped: texts, parts, fixed };
  const made = new WeakMap<EditedTexts, FeatureMessages<English>>();
  const messagesWith = (edited: EditedTexts): FeatureMessages<English> => {
    const earlier = made.get(edited);
    if (earlier !== undefined) return earlier;
    const now = defineMessages<English>({
      ...texts,
      // Each edit has the values of the text that it stands for.
      en: withEdits(emailTexts, "en", edited) as English,
      es: withEdits(emailTexts, "es", edited),
    });
    made.set(edited, now);
    return now;
  };
  const messages: FeatureMessages<English> = (language) => {
    const { edited, note } = currentRendering();
    const messages = messagesWith(edited)(language);
    return note === undefined ? messages : noting(messages, emailTexts, "", note);
  };
  return Object.assign(messages, { emailTexts });
}

/** Undefined for what cannot be changed, or is none. */
export function shippedText(
  { name, shipped, parts }: EmailTexts,
  language: Language,
  text: string,
): Text | undefined {
  if (!text.startsWith(`${name}.`)) return undefined;
  const [part = "", ...rest] = text.slice(name.length + 1).split(".");
  if (!parts.includes(part)) return undefined;
  let current: Text | Texts | undefined = ownText(shipped[language], part);
  for (const step of rest) {
    if (current === undefined || isText(current)) return undefined;
    current = ownText(current, step);
  }
  return current !== undefined && isText(current) ? current : undefined;
}

/** The names of all texts that can be edited, with those that are fixed among them. */
export function namesOfTexts({ name, shipped, parts }: EmailTexts): string[] {
  const namesIn = (texts: Texts, place: string): string[] =>
    Object.entries(texts).flatMap(([id, text]) =>
      isText(text) ? [`${place}.${id}`] : namesIn(text, `${place}.${id}`),
    );
  return parts.flatMap((part) => {
    const text = shipped.en[part];
    if (text === undefined) return [];
    return isText(text) ? [`${name}.${part}`] : namesIn(text, `${name}.${part}`);
  });
}

const ownText = (texts: Texts, id: string) => (Object.hasOwn(texts, id) ? texts[id] : undefined);

/** @param text its name */
export function fixedBecause({ name, fixed }: EmailTexts, text: string): FixedBecause | undefined {
  const place = text.slice(name.length + 1);
  const fixedPlace = Object.entries(fixed).find(
    ([name]) => place === name || place.startsWith(`${name}.`),
  );
  return fixedPlace?.[1];
}

/**
 * An edit that does not fit any more, e.g. as a later version has another value, gives way to the shipped
 * text.
 */
function withEdits(emailTexts: EmailTexts, language: Language, edited: EditedTexts): Texts {
  const { name, shipped } = emailTexts;
  const isTouched = Object.keys(edited).some((text) => text.startsWith(`${name}.`));
  if (!isTouched) return shipped[language];
  const change = (texts: Texts, place: string): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([id, text]) => {
        const at = `${place}.${id}`;
        return [id, isText(text) ? (editOf(at) ?? text) : change(text, at)] as const;
      }),
    );
  const editOf = (text: string): Text | undefined => {
    const edit = edited[text]?.[language];
    const original = shippedText(emailTexts, language, text);
    if (edit === undefined || original === undefined) return undefined;
    if (fixedBecause(emailTexts, text) !== undefined) return undefined;
    return faultOfText(original, edit) === undefined ? edit : undefined;
  };
  return change(shipped[language], name);
}

/** The same messages, each of which is noted when it is read. */
function noting<Group extends object>(
  group: Group,
  emailTexts: EmailTexts,
  place: string,
  note: (text: string) => void,
): Group {
  return new Proxy(group, {
    get(target, id) {
      const value: unknown = Reflect.get(target, id);
      if (typeof id === "symbol") return value;
      const at = place === "" ? id : `${place}.${id}`;
      if (typeof value === "object" && value !== null) return noting(value, emailTexts, at, note);
      const text = `${emailTexts.name}.${at}`;
      if (shippedText(emailTexts, "en", text) !== undefined) note(text);
      return value;
    },
  });
}
