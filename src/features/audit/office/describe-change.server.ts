/** A change as the page and the file of the audit show it. */

import * as z from "zod/mini";
import { historyNouns } from "#features/history-nouns.server.ts";
import { ratingLabels } from "#features/inspections/score-sentences.server.ts";
import type { HistoryRecordKind } from "#platform/history/history-messages.ts";
import type { RecordName } from "#platform/history/history-nouns.server.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import type { Language } from "#platform/language/language.ts";
import { formatEvent, formatRecordKind } from "../change-labels.server.ts";
import { type ChangeNames, isId } from "../change-names.server.ts";
import type { Change } from "../list-changes.server.ts";
import { changeServerMessages } from "../messages.server.ts";
import { contentOf, isEmpty } from "./changed-fields.server.ts";
import { type FieldFormat, fieldFormat } from "./field-formats.server.ts";
import { formatValue, formatValuePair, type Naming } from "./format-value.server.ts";

export interface DescribedChange {
  id: string;
  at: Date;
  who: string;
  /** Their role today; empty where nobody was signed in. */
  role: string;
  what: string;
  noun: string;
  /** Name of the record; undefined where it was deleted. */
  name: string | undefined;
  /** Address of its page, where it has one. */
  path: string | undefined;
  clientName: string;
  facilityName: string;
  fields: { label: string; from: string; to: string }[];
  facts: { label: string; value: string }[];
  requestId: string | null;
}

export function describeChange(
  change: Change,
  names: ChangeNames,
  language: Language,
): DescribedChange {
  const { id, at, recordKind, recordId, kind, clientId, facilityId, requestId } = change;
  const record = recordId === null ? undefined : names.records.get(recordId);
  const person = change.actorId === null ? undefined : names.people.get(change.actorId);
  const nameOf = (placeId: string | null) => (placeId && names.anything.get(placeId)) ?? "";
  return {
    id,
    at,
    who: person?.name ?? whoElse(change, record, language),
    role: person ? roleLabels(language)[person.role] : "",
    what: formatEvent(recordKind, kind, language),
    noun: formatRecordKind(recordKind, language),
    name: record?.name,
    path: record && pathOf(change, record, names.people),
    clientName: nameOf(clientId),
    facilityName: nameOf(facilityId),
    ...contentInWords(change, record, names, language),
    requestId,
  };
}

function whoElse(
  { recordKind, kind, details }: Change,
  record: RecordName | undefined,
  language: Language,
): string {
  const { who } = changeServerMessages(language);
  if (recordKind === "account") return kind === "invited" ? who.commandLine : who.notSignedIn;
  const isOccupants = details.byOccupant === true || (kind === "created" && record?.isOccupants);
  return isOccupants ? who.occupant : who.automatic;
}

function pathOf(
  change: Change,
  record: RecordName,
  people: ChangeNames["people"],
): string | undefined {
  const { recordKind, recordId } = change;
  if (recordKind === "account")
    return people.get(recordId ?? "")?.isRemoved ? undefined : `/office/people/${recordId}`;
  return isHistoryNoun(recordKind) ? historyNouns[recordKind].pathOf?.(change, record) : undefined;
}

const isHistoryNoun = (noun: string): noun is HistoryRecordKind =>
  Object.hasOwn(historyNouns, noun);

/** Ids of parts that have no name, and what the label of the change says already. */
const unnamed = new Set([
  "byOccupant",
  "byStaff",
  "commentId",
  "contactId",
  "event",
  "eventId",
  // The text of an invoice's line says the same.
  "facts",
  "id",
  // Names of fields that are ids of other records.
  "labels",
  "language",
  "link",
  "noteId",
  "otherId",
  "priorityBefore",
  "remarkId",
  "taskId",
  "told",
  "versionId",
]);

/** The language of a comment is none of its fields, that of a contact is. */
export const isShownInAudit = (noun: string, name: string): boolean =>
  !unnamed.has(name) || (noun === "prospect-company" && name === "language");

/** The scope of an edit of visits looks like a field, but no record has it. */
const isField = (noun: string, name: string): boolean =>
  isShownInAudit(noun, name) && name !== "scope";

/** Facts that are left out where they are false or zero. */
const onlyIfSo = new Set(["failed", "left", "newDevice", "photos"]);

function contentInWords(
  change: Change,
  record: RecordName | undefined,
  { anything }: ChangeNames,
  language: Language,
): Pick<DescribedChange, "fields" | "facts"> {
  const { recordKind: noun } = change;
  const naming: Naming = { noun, names: anything, language };
  const { fields, facts } = contentOf(change);
  const names = namesOfIds(facts.labels);
  const formatOf = (name: string): FieldFormat => {
    const value = names[name];
    if (value === undefined) return fieldFormat(noun, name, language);
    const format = fieldFormat(noun, name.split(".", 1)[0] ?? "", language);
    const { labeled } = changeServerMessages(language).values;
    return { ...format, label: labeled({ label: format.label, value }) };
  };
  return {
    fields: fields
      .filter(({ path }) => isField(noun, path.at(-1) ?? ""))
      .map(({ path, from, to }) => {
        const formats = path.map(formatOf);
        const field = formats.at(-1) ?? formatOf("");
        const label = formats.map((format) => format.label).join(": ");
        return { label, ...formatValuePair(field, from, to, naming) };
      }),
    facts: Object.entries(facts)
      .filter(([name, value]) => isWorthTelling(naming, name, value))
      .map(([name, value]) => formatFact(change, record, name, value, naming)),
  };
}

/** Reads the names that records had at the time of the change, by fields such as `facility.<id>`. */
function namesOfIds(labels: unknown): Readonly<Record<string, string>> {
  const read = z.safeParse(z.record(z.string(), z.string()), labels);
  return read.success ? read.data : {};
}

function isWorthTelling({ noun, names }: Naming, name: string, value: unknown): boolean {
  if (isEmpty(value) || !isShownInAudit(noun, name)) return false;
  if (typeof value === "string" && isId(value) && !names.has(value)) return false;
  // A name typed at the sign-in is stored as a hash only.
  if (noun === "account" && name === "name") return false;
  return !(onlyIfSo.has(name) && (value === false || value === 0));
}

function formatFact(
  { recordKind, kind }: Change,
  record: RecordName | undefined,
  name: string,
  value: unknown,
  naming: Naming,
): { label: string; value: string } {
  const { language } = naming;
  const { step } = changeServerMessages(language);
  if (kind === "undone" && name === "kind")
    return { label: step, value: formatEvent(recordKind, String(value), language) };
  const format = fieldFormat(recordKind, name, language);
  if (name === "joined" && typeof value === "object" && value !== null && "reference" in value)
    return { label: format.label, value: String(value.reference) };
  const ratings = name === "rating" ? ratingLabels(record?.method ?? "", language) : undefined;
  const field = ratings ? { ...format, options: ratings } : format;
  return { label: format.label, value: formatValue(field, value, naming) };
}
