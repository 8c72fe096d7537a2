/**
 * Describes each record found for a request: its content, what an erasure would do to it, and what one did.
 */

import { privacyLaws } from "#content/privacy-laws.ts";
import { labelFromName } from "#features/audit/change-labels.server.ts";
import { personalData } from "#features/personal-data.server.ts";
import type { Database } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { listText } from "#platform/format/list-text.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import { fateOf } from "#platform/privacy/erase-traces.server.ts";
import { readTraces, type StoredRow } from "#platform/privacy/find-traces.server.ts";
import type { KeepReason } from "#platform/privacy/keep-reason.ts";
import {
  excerptOf,
  mentionedBy,
  type Person,
  textsIn,
} from "#platform/privacy/person-words.server.ts";
import {
  columnsOfKind,
  type Fate,
  type PersonalTable,
} from "#platform/privacy/personal-data.server.ts";
import { privacyServerMessages } from "../messages.server.ts";
import { listFindings, readPlaceNames } from "../request-queries.server.ts";
import { personFor } from "../run-step.server.ts";
import type { PrivacyFindingRow, PrivacyRequestRow } from "../tables/privacy-requests.ts";

/** A table without a title, of a feature that came later, is called by its own name. */
export function tableTitle(name: string, language: Language): string {
  const titles: Readonly<Record<string, string>> = privacyServerMessages(language).tables;
  return titles[name] ?? labelFromName(name);
}

interface Listed {
  finding: PrivacyFindingRow;
  declared: PersonalTable;
  /** Undefined where it was deleted. */
  row: StoredRow | undefined;
}

export async function readFindings(
  db: Database,
  actor: Actor,
  request: PrivacyRequestRow,
  now: Date,
) {
  const { language } = actor;
  const [all, person] = await Promise.all([
    listFindings(db, request.id),
    personFor(db, personalData, request),
  ]);
  const listed = await readRows(db, all);
  const places = await readPlaceNames(
    db,
    listed.flatMap(({ row }) => placesOf(row)),
  );
  const groups = Map.groupBy(listed, ({ finding }) => `${finding.source}.${finding.role}`);
  const chosen = listed.filter(({ finding, row }) => finding.isTheirs && row !== undefined);
  const chosenClients = new Set(chosen.flatMap(({ row }) => clientOf(row) ?? []));
  return {
    groups: [...groups].map(([key, members]) => ({
      key,
      title: tableTitle(members[0]?.finding.source ?? "", language),
      isMention: members[0]?.finding.role === "mention",
      rows: members.map((member) =>
        findingView(member, { request, person, places, language, now }),
      ),
    })),
    hasChosen: chosen.length > 0,
    clients:
      chosenClients.size > 1
        ? listInWords(
            [...chosenClients].map((id) => places.get(id) ?? ""),
            language,
          )
        : undefined,
    preview: await previewOf(db, actor, { chosen, all, language, now }),
  };
}

async function readRows(db: Database, all: readonly PrivacyFindingRow[]): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const declared of personalData) {
    const findings = all.filter(
      ({ source, role }) => source === declared.name && (role === "record" || role === "mention"),
    );
    const rows = await readTraces(
      db,
      declared,
      findings.map(({ recordId }) => recordId),
    );
    listed.push(
      ...findings.map((finding) => ({ finding, declared, row: rows.get(finding.recordId) })),
    );
  }
  // Records before mentions: what is about the person is decided first.
  return [
    ...listed.filter(({ finding }) => finding.role === "record"),
    ...listed.filter(({ finding }) => finding.role === "mention"),
  ];
}

const placesOf = (row: StoredRow | undefined): string[] =>
  [row?.clientId, row?.facilityId].filter((id): id is string => typeof id === "string");

const clientOf = (row: StoredRow | undefined): string | undefined =>
  typeof row?.clientId === "string" ? row.clientId : undefined;

interface ViewContext {
  request: PrivacyRequestRow;
  person: Person;
  places: ReadonlyMap<string, string>;
  language: Language;
  now: Date;
}

function findingView({ finding, declared, row }: Listed, context: ViewContext) {
  const { request, person, places, language, now } = context;
  const messages = privacyServerMessages(language);
  const { id, role, outcome, foundBy, isTheirs, keeps } = finding;
  const isRecord = role === "record";
  const settled = outcome === "deleted" || outcome === "emptied" || outcome === "gone";
  return {
    id,
    label:
      row === undefined ? "" : isRecord ? nameOf(declared, row) : wordsOf(declared, row, person),
    details: [
      ...(row === undefined || !isRecord ? [] : furtherOf(declared, row, language)),
      ...placesOf(row).flatMap((place) => places.get(place) ?? []),
    ],
    at: row && momentIn(declared, row, language, now),
    by: listInWords(
      foundBy.map((kind) => messages.identifiers[kind]),
      language,
    ),
    path: row && pathOf(declared, row),
    isTheirs: isTheirs || (request.chosenAt === null && isRecord && foundBy.includes("email")),
    isSettled: settled || request.closedAt !== null,
    outcome: outcome === null ? undefined : messages.outcomes[outcome],
    keeps: keeps.flatMap(({ reason, until }) =>
      isKeepReason(reason)
        ? [keepSentence({ reason, until: until === null ? null : new Date(until) }, language)]
        : [],
    ),
  };
}

const isKeepReason = (reason: string): reason is KeepReason => Object.hasOwn(rules, reason);

/** The name, or else what the row is found by. */
function nameOf(declared: PersonalTable, row: StoredRow): string {
  const values = columnsOfKind(declared, "name", "email", "phone").flatMap(([name]) => {
    const value = row[name];
    return typeof value === "string" && value !== "" ? [value] : [];
  });
  return values[0] ?? "";
}

/** Further facts that distinguish people of the same name. */
function furtherOf(declared: PersonalTable, row: StoredRow, language: Language): string[] {
  const [, ...identifiers] = columnsOfKind(declared, "name", "email", "phone").flatMap(([name]) => {
    const value = row[name];
    return typeof value === "string" && value !== "" ? [value] : [];
  });
  const roles: Readonly<Record<string, string>> = roleLabels(language);
  const textIn = (name: string) => (typeof row[name] === "string" ? row[name] : "");
  return [
    ...identifiers,
    roles[textIn("role")] ?? "",
    textIn("company"),
    textIn("jobTitle"),
  ].filter(Boolean);
}

function wordsOf(declared: PersonalTable, row: StoredRow, person: Person): string {
  const texts = columnsOfKind(declared, "words").flatMap(([name]) => textsIn(row[name]));
  const text = texts.find((candidate) => mentionedBy(candidate, person).length > 0);
  return text === undefined ? "" : excerptOf(text, person);
}

function momentIn({ record }: PersonalTable, row: StoredRow, language: Language, now: Date) {
  const value = record?.at === undefined ? undefined : row[record.at];
  return value instanceof Date ? companyMoment(value, language, now).short : undefined;
}

const pathOf = ({ record }: PersonalTable, row: StoredRow): string | undefined =>
  // An account that was removed has no page any more.
  row.state === "removed" ? undefined : record?.path?.(row);

interface PreviewContext {
  chosen: readonly Listed[];
  all: readonly PrivacyFindingRow[];
  language: Language;
  now: Date;
}

/** A preview of an erasure at this moment, by table. */
async function previewOf(
  db: Database,
  actor: Actor,
  { chosen, all, language, now }: PreviewContext,
) {
  const deleted = new Map<string, number>();
  const emptied = new Map<string, number>();
  const kept = new Map<string, { title: string; count: number; sentence: string }>();
  // One's own account, or the last administrator's: nothing of it goes.
  const untouched = new Set<string>();
  let isNameKept = false;
  const addTo = (counts: Map<string, number>, title: string, count: number) =>
    counts.set(title, (counts.get(title) ?? 0) + count);
  for (const { finding, declared, row } of chosen) {
    if (row === undefined || isDone(finding)) continue;
    const context = { tables: personalData, by: actor.accountId, now };
    const fate: Fate = await fateOf(db, declared, row, finding.role, context);
    const title = tableTitle(finding.source, language);
    if (fate.kind === "deleted") addTo(deleted, title, 1);
    if (fate.kind === "emptied") addTo(emptied, title, 1);
    if (finding.role === "record" && declared.table === accounts) {
      if (fate.kind === "kept") untouched.add(finding.recordId);
      isNameKept ||= fate.kind === "emptied" && (fate.keeps ?? []).length > 0;
    }
    for (const keep of fate.kind === "deleted" ? [] : (fate.keeps ?? [])) {
      const sentence = keepSentence(keep, language);
      const key = `${title} ${sentence}`;
      const count = (kept.get(key)?.count ?? 0) + 1;
      kept.set(key, { title, count, sentence });
    }
  }
  const ofAccounts = (role: PrivacyFindingRow["role"]) => {
    const counts = new Map<string, number>();
    for (const finding of all)
      if (finding.role === role && finding.outcome === null && !untouched.has(finding.recordId))
        addTo(counts, tableTitle(finding.source, language), finding.rows);
    return listOf(counts);
  };
  return {
    deleted: listOf(deleted),
    emptied: listOf(emptied),
    kept: [...kept.values()],
    goes: ofAccounts("goes"),
    stays: ofAccounts("stays"),
    isNameKept,
  };
}

const isDone = ({ outcome }: PrivacyFindingRow): boolean =>
  outcome === "deleted" || outcome === "emptied" || outcome === "gone";

const listOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([title, count]) => ({ title, count }));

const rules: Readonly<Record<KeepReason, { rule: string; years?: number } | undefined>> = {
  tax: privacyLaws.keep.tax,
  signed: privacyLaws.keep.signed,
  application: privacyLaws.keep.application,
  attendance: privacyLaws.keep.attendance,
  "key-out": privacyLaws.keep.keyOut,
  contract: privacyLaws.keep.contract,
  request: privacyLaws.keep.request,
  evidence: privacyLaws.keep.evidence,
  "last-administrator": undefined,
  "own-account": undefined,
};

/** Names the law that keeps it, and the day until which it does. */
function keepSentence(
  { reason, until }: { reason: KeepReason; until: Date | null },
  language: Language,
): string {
  const { keeps } = privacyServerMessages(language);
  const { rule = "", years = 0 } = rules[reason] ?? {};
  const text = keeps[reason];
  const sentence = typeof text === "string" ? text : text({ rule, years });
  if (until === null) return sentence;
  const day = dayWithYear(until.toISOString().slice(0, 10), language);
  return keeps.until({ sentence, day });
}

const listInWords = (parts: readonly string[], language: Language): string =>
  listText(parts.filter(Boolean), language);
