/** The answer to a form whose fields somebody else has changed while it was open. */

import { data } from "react-router";
import type { Language } from "#platform/language/language.ts";
import { oneself } from "#platform/records/last-editor.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { ChangedSince } from "#platform/records/seen-mark.server.ts";
import { httpMessages } from "./messages.server.ts";
import {
  type FormAnswer,
  type Refuse,
  refuseAsChanged,
  seenPrefix,
} from "./signed-in-form.server.ts";

/** Reads the values that the form had when it was opened. */
export function seenIn(sent: Readonly<Record<string, unknown>>): Texts {
  const seen: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent))
    if (name.startsWith(seenPrefix) && typeof value === "string")
      seen[name.slice(seenPrefix.length)] = value;
  return seen;
}

/** Names whoever gave a field its value, as the beginning of a sentence. */
export function editorOf(by: EditRefusal["by"], name: string, language: Language): string {
  const { edited } = httpMessages(language);
  const editor = by[name];
  return editor === oneself ? edited.you : (editor ?? edited.someoneElse);
}

/** Reads the mark that a form sends along in one field (`SeenFields`); empty if the form had none. */
export const seenMarkIn = (sent: Readonly<Record<string, unknown>>): string =>
  seenIn(sent).mark ?? "";

/** Names whoever has changed the record since; sent again, the same command is a choice. */
export function refuseChangedSince(refuse: Refuse, { by, mark }: ChangedSince) {
  const { edited } = httpMessages(refuse.language);
  const why = by === oneself ? edited.sinceByYou : edited.since({ who: by ?? edited.someoneElse });
  return refuseAsChanged(refuse, why, { [`${seenPrefix}mark`]: mark });
}

interface EditTexts {
  /** Makes a value readable: the name of a choice instead of its code. */
  formatValue?: (name: string, value: string) => string;
  /** The inputs of a field, where it is not one of its own name. */
  inputsOf?: (name: string, value: string) => Texts;
  /** A sentence for the whole form, which replaces those beside the fields if it has no such fields. */
  problem?: string;
}

/**
 * The fields keep what this person has typed, each with a sentence about what the other one wrote. Untouched
 * fields get the stored value; sent again, the form is a choice.
 * @param sent as the command compared it
 */
export function refuseEdit(
  refuse: Refuse,
  { stored, touched, both, by }: EditRefusal,
  sent: Texts,
  {
    formatValue = (_, value) => value,
    inputsOf = (name, value) => ({ [name]: value }),
    problem,
  }: EditTexts = {},
) {
  const { language } = refuse;
  const { edited } = httpMessages(language);
  const changed = (name: string, to = "") => {
    if (by[name] === oneself)
      return to === "" ? edited.emptiedByYou : edited.byYou({ value: formatValue(name, to) });
    const who = editorOf(by, name, language);
    return to === ""
      ? edited.emptiedByOther({ who })
      : edited.byOther({ who, value: formatValue(name, to) });
  };
  const field = (name: string, value = "") =>
    value === "" ? edited.yoursIsEmpty : edited.yours({ value: formatValue(name, value) });
  const sentenceOn = (name: string) =>
    `${changed(name, stored[name])} ${touched.includes(name) ? field(name, sent[name]) : edited.doesItFit}`;
  const sentences = () => Object.fromEntries(both.map((name) => [name, sentenceOn(name)]));
  const answer = refuse(409, problem ?? sentences());
  const values: Record<string, string> = { ...answer.data.values };
  for (const [name, value] of Object.entries(stored)) {
    values[seenPrefix + name] = value;
    if (!touched.includes(name)) Object.assign(values, inputsOf(name, value));
  }
  return data<FormAnswer>({ ...answer.data, values }, answer.init ?? undefined);
}
