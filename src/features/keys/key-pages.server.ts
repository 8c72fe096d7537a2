/** Portal and office share these pages; the address says which of the two it is. */

import { data } from "react-router";
import * as z from "zod/mini";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import {
  clientChoices,
  listClientNames,
  listClients,
} from "#features/facilities/list-clients.server.ts";
import { listAllAssignees, listAssignees } from "#features/work-orders/assignees.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { refuseChangedSince, refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { audienceOf, requireAreaActor } from "#platform/http/view-by-area.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import type { Column } from "#platform/records/csv.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { ChangedSince } from "#platform/records/seen-mark.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import {
  addKey,
  confirmReceipt,
  editKey,
  giveBack,
  issueKeys,
  type KeyProblem,
  type KeyResult,
  keyTexts,
  retireKey,
  showCode,
  takeBack,
} from "./key-commands.server.ts";
import {
  countKeys,
  findKey,
  type KeyDetail,
  type KeyIssue,
  type KeyListRow,
  listHolders,
  listKeys,
  listManyKeys,
  readCodeMark,
  readTonight,
} from "./key-queries.server.ts";
import {
  issueForm,
  type KeyCommandForm,
  type KeyKind,
  keyCommandForm,
  keyFilterAddress,
  keyForm,
  readKeyFilter,
} from "./key-types.ts";
import { reportLost } from "./lost-key.server.ts";
import { keyServerMessages } from "./messages.server.ts";
import { keyMessages } from "./messages.ts";

/** @throws 404 for who may not enter */
async function requireKeyReader(route: RouteRequest) {
  const actor = await requireAreaActor(route);
  const isOffice = audienceOf(route) === "staff";
  if (!may(actor, "keys.read")) throw notFound();
  const section = isOffice ? "/office/keys" : "/client-portal/keys";
  return { actor, isOffice, path: section, ...route.context.get(appContext) };
}

export async function readKeyList(route: RouteRequest) {
  const { actor, db, isOffice, path } = await requireKeyReader(route);
  const { searchParams } = new URL(route.request.url);
  const filter = readKeyFilter(searchParams);
  const mayChange = may(actor, "keys.change");
  // A crew lead has a list of their own keys, and nothing to search in.
  const isOwnOnly = actor.role === "crew-lead";
  const [page, counts, ownCopies, facilities, clients, holders, assignees, tonight] =
    await Promise.all([
      listKeys(db, actor, filter),
      countKeys(db, actor, filter),
      isOffice
        ? listKeys(db, actor, { tab: "all", holderId: actor.accountId, page: 1 })
        : undefined,
      listFacilities(db, actor, filter.clientId),
      isOffice ? listClientNames(db, actor) : [],
      mayChange ? listHolders(db, actor) : [],
      listAllAssignees(db, actor),
      filter.facilityId === undefined ? undefined : readTonight(db, actor, filter.facilityId),
    ]);
  const timeZones = new Map(facilities.map(({ id, timeZone }) => [id, timeZone]));
  return {
    path,
    isOffice,
    filter,
    counts,
    next: page.next,
    facilities: facilities.map(({ id, name }) => ({ id, name })),
    clients,
    holders,
    assignees,
    tonight: tonight && {
      facilityName: tonight.facilityName,
      when:
        tonight.visit &&
        `${formatDay(tonight.visit.date, actor.language)}, ${formatWindow(tonight.visit.windowStart, tonight.visit.windowEnd, actor.language)}`,
      people: tonight.people.map(({ id, name, isCrewLead, labels }) => ({
        id,
        name,
        isCrewLead,
        labels,
      })),
    },
    rows: page.rows.map((row) => toKeyRow(row, actor, timeZones.get(row.facilityId))),
    own: (ownCopies?.rows ?? []).flatMap((row) => {
      const mine = row.issues.filter(
        ({ holderId, receivedAt }) =>
          holderId === actor.accountId && (isOwnOnly || receivedAt === null),
      );
      return mine.map((issue) => ({
        ...toKeyRow(row, actor, row.timeZone),
        id: issue.id,
        keyId: row.id,
        issue: toIssueView(issue, actor, row.timeZone),
      }));
    }),
    done: doneIn(searchParams),
    mayChange,
    isOwnOnly,
    mayExport: may(actor, "keys.export"),
  };
}

export type KeyListData = Awaited<ReturnType<typeof readKeyList>>;

/** A key in the words of lists, details and the data for other programs. */
function toKeyRow(row: KeyListRow, actor: Actor, timeZone: string | undefined) {
  const { id, kind, label, opens, copies, keyBox, clientName, facilityId, facilityName } = row;
  const open = row.issues.filter(({ returnedAt }) => returnedAt === null);
  const lost = open.filter(({ lostAt }) => lostAt !== null).length;
  return {
    id,
    kind,
    kindLabel: keyMessages(actor.language).kinds[kind],
    label,
    opens,
    keyBox,
    clientName,
    facilityId,
    facilityName,
    copies,
    out: open.length - lost,
    lost,
    state: row.state,
    stateLabel: keyMessages(actor.language).states[row.state],
    holders: open.map((issue) => toIssueView(issue, actor, timeZone ?? row.timeZone)),
  };
}

function toIssueView(issue: KeyIssue, actor: Actor, timeZone: string) {
  const { language } = actor;
  const at = (moment: Date | null) => moment && momentOf(moment, language, timeZone);
  return {
    id: issue.id,
    copy: issue.copy,
    holderName: issue.holderName,
    crew: issue.crew,
    isMine: issue.holderId === actor.accountId,
    issued: momentOf(issue.issuedAt, language, timeZone),
    due: issue.dueOn && dayWithYear(issue.dueOn, language),
    isOverdue: issue.isOverdue,
    received: at(issue.receivedAt),
    givenBack: at(issue.givenBackAt),
    returned: at(issue.returnedAt),
    lost: at(issue.lostAt),
    workOrder: issue.workOrderId
      ? { id: issue.workOrderId, number: issue.workOrderNumber ?? "" }
      : undefined,
  };
}

export type KeyIssueView = ReturnType<typeof toIssueView>;

const columns = byLanguage((language): readonly Column<KeyListRow>[] => {
  const { export: heads } = keyServerMessages(language);
  const { kinds, states } = keyMessages(language);
  return [
    { name: heads.label, value: ({ label }) => label },
    { name: heads.kind, value: ({ kind }) => kinds[kind] },
    { name: heads.client, value: ({ clientName }) => clientName },
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.opens, value: ({ opens }) => opens },
    { name: heads.state, value: ({ state }) => states[state] },
    { name: heads.copies, value: ({ copies }) => copies },
    {
      name: heads.out,
      value: ({ issues }) => issues.filter(({ lostAt }) => lostAt === null).length,
    },
    {
      name: heads.lost,
      value: ({ issues }) => issues.filter(({ lostAt }) => lostAt !== null).length,
    },
    {
      name: heads.heldBy,
      value: ({ issues }) =>
        issues
          .filter(({ lostAt }) => lostAt === null)
          .map(({ holderName, crew }) => [holderName, crew].filter(Boolean).join(", "))
          .join("; "),
    },
    {
      name: heads.dueBack,
      value: ({ issues }) =>
        issues
          .map(({ dueOn }) => dueOn)
          .filter(Boolean)
          .join("; "),
    },
    { name: heads.keyBox, value: ({ keyBox }) => keyBox },
    { name: heads.added, value: ({ addedAt }) => addedAt },
    { name: heads.id, value: ({ id }) => id },
  ];
});

/** The file has every match of the filter. */
export async function exportKeys(route: RouteRequest): Promise<Response> {
  const { actor, db } = await requireKeyReader(route);
  if (!may(actor, "keys.export")) throw notFound();
  const filter = readKeyFilter(new URL(route.request.url).searchParams);
  return csvResponse("keys", columns(actor.language), async (after) => {
    const page = await listManyKeys(db, actor, { ...filter, page: Number(after ?? 1) });
    return { rows: page.rows, next: page.next?.toString() };
  });
}

/** Ticks travel as `key.<id>`, as a name stands once in a posted form. */
const tick = "key.";
const maxTicks = 50;
const bulkForm = byLanguage((language) => {
  const { errors } = keyMessages(language);
  return z.pipe(
    z.transform((posted): unknown => {
      const names = Object.keys(posted as Record<string, unknown>);
      const ids = names
        .filter((name) => name.startsWith(tick))
        .map((name) => name.slice(tick.length));
      return { ...(posted as Record<string, unknown>), ids };
    }),
    z.extend(issueForm(language), {
      ids: z
        .array(z.uuid(errors.keysAgain))
        .check(z.minLength(1, errors.atLeastOne), z.maxLength(maxTicks, errors.fewer)),
    }),
  );
});

/** The taps of a holder name their key in the address: the list stays open without a connection. */
export function handleListForm(route: RouteRequest) {
  const keyId = new URL(route.request.url).searchParams.get("key");
  return keyId === null ? issueByForm(route) : handleKeyForm(route, keyId);
}

/** Several keys to one person. */
async function issueByForm(route: RouteRequest) {
  const { actor, db, path } = await requireKeyReader(route);
  if (!may(actor, "keys.change")) throw notFound();
  const { searchParams } = new URL(route.request.url);
  const definition = {
    form: "issue",
    schema: bulkForm(actor.language),
    echoed: ["holderId", "crew", "dueOn"],
  };
  return handleFormOnce(
    route,
    { ...definition, actor, db },
    async ({ ids, ...fields }, refuse, db) => {
      const result = await issueKeys({ db }, actor, ids, fields);
      const search = new URLSearchParams(keyFilterAddress(readKeyFilter(searchParams)));
      search.set("done", "issue");
      if (result.ok) return redirectAfterPost(`${path}?${search}`);
      const { errors } = keyMessages(actor.language);
      const problem = keyServerMessages(actor.language).problems[result.reason];
      return "label" in result && result.label
        ? refuse(409, errors.ofKey({ label: result.label, problem }))
        : refuse(409, problem);
    },
  );
}

export async function readNewKey(route: RouteRequest) {
  const { actor, db } = await requireKeyReader(route);
  if (!may(actor, "keys.change")) throw notFound();
  const parsedId = z.safeParse(z.uuid(), new URL(route.request.url).searchParams.get("facilityId"));
  const clients = await listClients(db, actor);
  const facilities = clients.flatMap((client) => client.facilities);
  return {
    facilityId:
      facilities.find(({ id }) => id === parsedId.data)?.id ??
      (facilities.length === 1 ? facilities[0]?.id : ""),
    clients: clientChoices(clients),
  };
}

const echoedFields = ["label", "opens", "keyBox", "copies"];

export async function addByForm(route: RouteRequest) {
  const { actor, db, secrets, path } = await requireKeyReader(route);
  if (!may(actor, "keys.change")) throw notFound();
  const echoed = ["facilityId", "kind", ...echoedFields];
  return handleFormOnce(
    route,
    {
      form: "key",
      schema: keyForm(actor.language),
      echoed,
      actor,
      db,
      adds: () => ({
        noun: "key",
        question: keyServerMessages(actor.language).alreadyReceived.key,
      }),
      hidden: { names: ["code"], hash: secrets.keyedHash },
    },
    async (fields, refuse, db) => {
      const result = await addKey({ db, secrets }, actor, fields);
      if (result.ok) return redirectAfterPost(`${path}/${result.id}?done=added`);
      return refuseKey(refuse, actor, result.reason);
    },
  );
}

/** Opening the page marks what its reader was told about the key as read. */
export async function openKey(route: RouteRequest, rawId: string | undefined) {
  const key = await readKey(route, rawId);
  const { actor } = await requireKeyReader(route);
  await recordOpened(route, actor, "key", key.id);
  return { ...key, done: doneIn(new URL(route.request.url).searchParams) };
}

async function readKey(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, isOffice, path } = await requireKeyReader(route);
  const id = requireUuid(rawId);
  const key = await findKey(db, actor, id);
  if (key === undefined) throw notFound();
  const mayChange = may(actor, "keys.change") && key.retiredAt === null;
  const seenMarkOfCode = mayChange ? await readCodeMark(db, actor, id) : "";
  const [history, assignees] = await Promise.all([
    may(actor, "keys.change") ? listHistory(db, "key", id) : [],
    mayChange ? listAssignees(db, actor, key) : [],
  ]);
  const issues = key.issues.map((issue) => toIssueView(issue, actor, key.timeZone));
  const holds = issues.some(
    ({ isMine, received, givenBack, returned, lost }) =>
      isMine && received && !givenBack && !returned && !lost,
  );
  const row = toKeyRow(key, actor, key.timeZone);
  return {
    ...row,
    path,
    isOffice,
    facilityPath: isOffice
      ? `/office/clients/${key.clientId}/facilities/${key.facilityId}`
      : `/client-portal/facilities/${key.facilityId}`,
    stored: keyTexts(key),
    codeMark: seenMarkOfCode,
    hasFreeCopy: row.out + row.lost < row.copies,
    earlier: issues.filter(({ returned }) => returned !== null),
    isRetired: key.retiredAt !== null,
    /** Crew leads open those alone that are theirs to do. */
    maySeeWorkOrder: may(actor, "work-orders.read") && actor.role !== "crew-lead",
    history: history.map((event) => toHistoryRow(event, key, actor.language)),
    assignees,
    mayChange,
    mayReadCode: key.kind === "code" && !key.retiredAt && (may(actor, "key-codes.read") || holds),
  };
}

export type KeyData = Awaited<ReturnType<typeof openKey>>;

function toHistoryRow(event: HistoryListRow, { kind, timeZone }: KeyDetail, language: Language) {
  const { id, at, actorName } = event;
  return {
    id,
    at: momentOf(at, language, timeZone),
    who: actorName,
    what: sentenceOf(event, kind, language),
  };
}

function sentenceOf(
  { kind, toName, details }: HistoryListRow,
  ofKind: KeyKind,
  language: Language,
): string {
  const { history } = keyServerMessages(language);
  const { events } = keyMessages(language);
  // A code is known or not: its copies have no numbers that anybody would see.
  const copy = ofKind !== "code" && typeof details.copy === "number" ? details.copy : undefined;
  if (kind === "issued") {
    const person = toName ?? history.someone;
    return copy === undefined
      ? history.issuedTo({ person })
      : history.issuedCopyTo({ person, copy });
  }
  if (kind === "changed")
    return history.changed({
      changes: formatChanges(details, { labels: history.fields, language }),
    });
  const texts: Readonly<Record<string, string>> = events;
  const event = texts[kind] ?? kind;
  return copy === undefined ? event : history.ofCopy({ event, copy });
}

/** The confirmation that the page gives after each command. */
const doneSteps = [
  "added",
  "edit",
  "issue",
  "receive",
  "give-back",
  "take-back",
  "lost",
  "found",
  "retire",
] as const;

const doneIn = (search: URLSearchParams) => z.safeParse(z.enum(doneSteps), search.get("done")).data;

/** A code is sent to the reader and stored nowhere on the way. */
export interface CodeAnswer {
  form: "code";
  code: string;
}

export async function handleKeyForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue, secrets, path, isOffice } = await requireKeyReader(route);
  const id = requireUuid(rawId);
  if (!isOffice || (await findKey(db, actor, id)) === undefined) throw notFound();
  const form = "step";
  if (new URL(route.request.url).searchParams.has("look"))
    // It leads nowhere, so that each look is one of its own, however often the same form is sent.
    return handleFormOnce(
      route,
      { form, schema: z.object({}), actor, db },
      async (_, refuse, db) => {
        const result = await showCode({ db, secrets }, actor, id);
        if (!result.ok) return refuseKey(refuse, actor, result.reason);
        const answer: CodeAnswer = { form: "code", code: result.code };
        return data(answer, { headers: { "Cache-Control": "no-store" } });
      },
    );
  const echoed = ["step", "issueId", "holderId", "crew", "dueOn", ...echoedFields];
  const hidden = { names: ["code"], hash: secrets.keyedHash };
  return handleFormOnce(
    route,
    { form, schema: keyCommandForm(actor.language), echoed, actor, db, hidden },
    async (fields, refuse, db, _, sent) => {
      const seen = seenIn(sent);
      const result = await run({ db, queue, secrets }, actor, id, fields, seen);
      // A command given in the list of the reader's own keys leads back to it.
      const page = sent.from === "list" ? path : `${path}/${id}`;
      if (result.ok) return redirectAfterPost(`${page}?done=${fields.step}`);
      if (result.reason === "changed-since") return refuseChangedSince(refuse, result);
      if (result.reason === "edited-by-both")
        return refuseEdit(refuse, result, fields.step === "edit" ? keyTexts(fields) : {});
      return refuseKey(refuse, actor, result.reason);
    },
  );
}

function run(
  context: CommandContext & Pick<AccountsContext, "secrets">,
  actor: Actor,
  id: string,
  fields: KeyCommandForm,
  seen: ReturnType<typeof seenIn>,
): Promise<KeyResult | EditRefusal | ChangedSince> {
  switch (fields.step) {
    case "edit":
      return editKey(context, actor, id, fields, seen);
    case "issue":
      return issueKeys(context, actor, [id], fields);
    case "receive":
      return confirmReceipt(context, actor, id, fields.issueId);
    case "give-back":
      return giveBack(context, actor, id, fields.issueId);
    case "take-back":
      return takeBack(context, actor, id, fields.issueId, "out");
    case "found":
      return takeBack(context, actor, id, fields.issueId, "lost");
    case "lost":
      return reportLost(context, actor, id, fields.issueId);
    case "retire":
      return retireKey(context, actor, id);
  }
}

/** A problem of one field stands beside that field. */
const fieldOf: Partial<Record<KeyProblem, string>> = {
  duplicate: "label",
  "unknown-holder": "holderId",
  "unknown-facility": "facilityId",
};

function refuseKey(refuse: Refuse, { language }: Actor, reason: KeyProblem) {
  if (reason === "not-found") throw notFound();
  const field = fieldOf[reason];
  const text = keyServerMessages(language).problems[reason];
  return field ? refuse(422, { [field]: text }) : refuse(409, text);
}
