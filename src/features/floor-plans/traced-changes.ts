/** What somebody has traced or typed and not saved yet, as one field of the form and in its draft. */
import { parseJson } from "#platform/http/parse-json.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { isDrawingField } from "./drawing-texts.ts";

export interface TracedChanges {
  /** Key: field. `was` is its value when somebody began to change it. */
  fields: Readonly<Record<string, readonly [was: string, is: string]>>;
  /** Corners of the shape that is not finished yet, e.g. `polygon 12,40 180,40`. */
  shape: string;
}

const noChanges: TracedChanges = { fields: {}, shape: "" };

const isPlanField = (name: string): boolean => name === "planName" || isDrawingField(name);

/** @returns undefined for what this product has not written */
export function readTracedChanges(text: string): TracedChanges | undefined {
  if (text === "") return noChanges;
  const read = parseJson(text);
  return isTracedChanges(read) ? read : undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isTracedChanges = (value: unknown): value is TracedChanges =>
  isObject(value) &&
  "fields" in value &&
  isObject(value.fields) &&
  Object.entries(value.fields).every(([name, change]) => isPlanField(name) && isChange(change)) &&
  "shape" in value &&
  typeof value.shape === "string";

const isChange = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === "string");

export const tracedChangesText = ({ fields, shape }: TracedChanges): string =>
  Object.keys(fields).length === 0 && shape === "" ? "" : JSON.stringify({ fields, shape });

/** The form posts these beside what it sends, so that others' changes are noticed. */
export const seenOf = ({ fields }: TracedChanges): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, [was]]) => [name, was]));

export const sentOf = ({ fields }: TracedChanges): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, [, is]]) => [name, is]));

export const planFieldsIn = (sent: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      typeof value === "string" && isPlanField(name) ? [[name, value]] : [],
    ),
  );
