/** The answer to a form whose fields somebody else has changed while it was open. */
import { data } from "react-router";
import { oneself } from "#platform/records/last-editor.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { type FormAnswer, type Refuse, seenPrefix } from "./account-form.server.ts";

/** What the form showed when it was opened. */
export function seenIn(sent: Readonly<Record<string, unknown>>): Texts {
  const seen: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent))
    if (name.startsWith(seenPrefix) && typeof value === "string")
      seen[name.slice(seenPrefix.length)] = value;
  return seen;
}

/** As the beginning of a sentence. */
export const editorOf = (by: EditRefusal["by"], name: string): string => by[name] ?? "Someone else";

interface EditTexts {
  /** As people read a value: the name of a choice instead of its code. */
  formatValue?: (name: string, value: string) => string;
  /** The inputs of a field, where it is not one of its own name. */
  inputsOf?: (name: string, value: string) => Texts;
  /** Instead of sentences beside the fields, where the form does not show what was changed. */
  problem?: string;
}

/**
 * What this person has typed stays in the fields, with a sentence that says what the other one wrote.
 * What they did not touch is as it is stored by now; sent again, it is a choice.
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
  const quoted = (name: string, value = "") =>
    value === "" ? "nothing" : `“${formatValue(name, value)}”`;
  const sentenceOn = (name: string) => {
    const who = editorOf(by, name);
    const where = who === oneself ? "in another window" : "while you were editing";
    const changed = `${who} changed this to ${quoted(name, stored[name])} ${where}.`;
    return touched.includes(name)
      ? `${changed} Yours: ${quoted(name, sent[name])}. Save again to keep yours.`
      : `${changed} Save again if what you entered still fits.`;
  };
  const sentences = () => Object.fromEntries(both.map((name) => [name, sentenceOn(name)]));
  const answer = refuse(409, problem ?? sentences());
  const values: Record<string, string> = { ...answer.data.values };
  for (const [name, value] of Object.entries(stored)) {
    values[seenPrefix + name] = value;
    if (!touched.includes(name)) Object.assign(values, inputsOf(name, value));
  }
  return data<FormAnswer>({ ...answer.data, values }, answer.init ?? undefined);
}
