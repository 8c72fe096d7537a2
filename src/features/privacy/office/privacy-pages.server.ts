import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { privacyLaws } from "#content/privacy-laws.ts";
import { backupMonths, formatMonths } from "#content/retention.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { listText } from "#platform/format/list-text.ts";
import { addDays, daysBetween, todayIn, weekdayOf } from "#platform/format/local-date.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import {
  refuseChangedSince,
  refuseEdit,
  seenIn,
  seenMarkIn,
} from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { withNext } from "#platform/http/next-path.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { goToArea, type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Language, languageNames } from "#platform/language/language.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { ChangedSince } from "#platform/records/seen-mark.server.ts";
import { privacyServerMessages } from "../messages.server.ts";
import { privacyMessages } from "../messages.ts";
import {
  askToErase,
  chooseRecords,
  closeRequest,
  extendRequest,
  logRequest,
  type RequestProblem,
  type RequestResult,
  reopenRequest,
  searchAgain,
  verifyRequest,
} from "../request-commands.server.ts";
import {
  chosenMark,
  countRequests,
  type FoundRequest,
  findRequest,
  listRequests,
  offeredMark,
} from "../request-queries.server.ts";
import {
  allOfKindPrefix,
  confirmationOf,
  type RequestCommandForm,
  requestCommandForm,
  requestForm,
  requestTabs,
  theirsPrefix,
} from "../request-types.ts";
import type { PrivacyRequestRow } from "../tables/privacy-requests.ts";
import { readFindings, tableTitle } from "./findings-view.server.ts";

const path = "/office/privacy";

/** @throws 404 for everybody but administrators */
export async function requirePrivacyHandler(route: RouteRequest) {
  const actor = await requireStaff(route, "privacy.handle");
  return { actor, ...route.context.get(appContext) };
}

/** ISO day of the company's calendar. */
const today = (): string => todayIn(company.timeZone, new Date());

function dueView(
  { dueOn, closedAt }: Pick<PrivacyRequestRow, "dueOn" | "closedAt">,
  language: Language,
) {
  const { due } = privacyMessages(language);
  const days = daysBetween(today(), dueOn);
  const left =
    days === 0 ? due.today : days > 0 ? due.left({ count: days }) : due.overdue({ count: -days });
  return {
    day: dayWithYear(dueOn, language),
    left: closedAt === null ? left : undefined,
    isOverdue: closedAt === null && days < 0,
    isSoon: closedAt === null && days >= 0 && days <= 7,
  };
}

const listSearch = z.object({
  tab: z.catch(z.enum(requestTabs), "open"),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1),
});

export async function readRequestList(route: RouteRequest) {
  const { actor, db } = await requirePrivacyHandler(route);
  const { searchParams } = new URL(route.request.url);
  const { tab, page } = z.parse(listSearch, Object.fromEntries(searchParams));
  const { language } = actor;
  const [{ rows, next }, counts] = await Promise.all([
    listRequests(db, actor, { tab, page }),
    countRequests(db, actor),
  ]);
  const messages = privacyMessages(language);
  return {
    path,
    tab,
    page,
    next,
    counts,
    rows: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      who: confirmationOf(row),
      kind: messages.kinds[row.kind],
      received: dayWithYear(row.receivedOn, language),
      due: dueView(row, language),
      closed: row.closedAt && companyMoment(row.closedAt, language),
      outcome: row.outcome && messages.outcomes[row.outcome],
    })),
  };
}

export type RequestListData = Awaited<ReturnType<typeof readRequestList>>;

const stateChoices = privacyLaws.acts
  .map(({ state, name }) => ({ value: state, label: name }))
  .toSorted((left, right) => (left.label < right.label ? -1 : 1));

export async function readNewRequest(route: RouteRequest) {
  await requirePrivacyHandler(route);
  return { today: today(), states: stateChoices };
}

export async function logByForm(route: RouteRequest) {
  const { actor, db, queue } = await requirePrivacyHandler(route);
  const { errors } = privacyMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "privacy-request",
      schema: requestForm(actor.language),
      echoed: ["kind", "name", "email", "phone", "state", "language", "receivedOn", "note"],
      actor,
      db,
      adds: () => ({
        noun: "privacy-request",
        question: privacyServerMessages(actor.language).alreadyReceived.request,
      }),
    },
    async (fields, refuse, db) => {
      if (fields.receivedOn > today()) return refuse(422, { receivedOn: errors.receivedLater });
      const result = await logRequest({ db, queue }, actor, fields);
      if (!result.ok) return refuseStep(refuse, actor, result.reason);
      return redirectAfterPost(`${path}/${result.id}?done=logged`);
    },
  );
}

const doneSteps = [
  "logged",
  "verify",
  "search",
  "choose",
  "erase",
  "extend",
  "close",
  "reopen",
] as const;

export async function readRequest(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await requirePrivacyHandler(route);
  const { language } = actor;
  const request = await findRequest(db, actor, requireUuid(rawId));
  if (request === undefined) throw notFound();
  const now = new Date();
  // Marks are read before the data they stand for, so that a change in between is refused and not overlooked.
  const [offered, chosen] = await Promise.all([
    offeredMark(db, request.id),
    chosenMark(db, request.id),
  ]);
  const [findings, history] = await Promise.all([
    readFindings(db, actor, request, now),
    listHistory(db, "privacy-request", request.id),
  ]);
  const { searchParams } = new URL(route.request.url);
  const done = z.safeParse(z.enum(doneSteps), searchParams.get("done")).data;
  const at = (moment: Date | null) => moment && companyMoment(moment, language, now);
  return {
    path,
    id: request.id,
    reference: request.reference,
    who: confirmationOf(request),
    ...factsOf(request, language),
    isClosed: request.closedAt !== null,
    isVerified: request.verifiedAt !== null,
    verification: request.verifiedAt && {
      who: request.verifierName ?? "",
      when: companyMoment(request.verifiedAt, language, now).full,
      how: request.verification ?? "",
    },
    mayExtend: request.closedAt === null && request.extensionReason === null,
    isSearching: isSearching(request),
    isErasing: request.eraseAskedAt !== null,
    searched: at(request.searchedAt),
    exported: at(request.exportedAt),
    erased: at(request.erasedAt),
    cut: listText(
      request.cutTables.map((name) => tableTitle(name, language)),
      language,
    ),
    confirmation: confirmationOf(request),
    marks: { offered, chosen },
    backupPeriod: formatMonths(backupMonths, language),
    ...findings,
    history: history.map((event) => historyRow(event, language)),
    done,
  };
}

export type RequestData = Awaited<ReturnType<typeof readRequest>>;

const isSearching = ({ searchAskedAt, searchedAt }: PrivacyRequestRow): boolean =>
  searchAskedAt !== null && (searchedAt === null || searchedAt < searchAskedAt);

function factsOf(request: FoundRequest, language: Language) {
  const messages = privacyMessages(language);
  const act = privacyLaws.acts.find(({ state }) => state === request.state);
  return {
    kind: messages.kinds[request.kind],
    received: dayWithYear(request.receivedOn, language),
    due: dueView(request, language),
    extension: request.extensionReason,
    confirmBy:
      request.state === "CA" && request.closedAt === null
        ? dayWithYear(businessDaysAfter(request.receivedOn), language)
        : undefined,
    name: request.name,
    email: request.email,
    phone: request.phone,
    state: act && messages.detail.act({ state: act.name, act: act.act }),
    copyLanguage: languageNames[request.language],
    note: request.note,
    outcome: request.outcome && messages.outcomes[request.outcome],
    outcomeNote: request.outcomeNote,
  };
}

/** Holidays are not counted, so that the day is rather early than late. */
function businessDaysAfter(from: string): string {
  let day = from;
  for (let left: number = privacyLaws.confirmBusinessDays; left > 0; ) {
    day = addDays(day, 1);
    const isWeekend = weekdayOf(day) > 5;
    if (!isWeekend) left -= 1;
  }
  return day;
}

function historyRow({ id, at, actorName, kind, details }: HistoryListRow, language: Language) {
  const { history } = privacyServerMessages(language);
  const { events, outcomes } = privacyMessages(language);
  const numberOf = (name: string) => Number(details[name] ?? 0);
  const sentences: Readonly<Record<string, string | undefined>> = {
    ...events,
    chosen: history.chosen({ chosen: numberOf("chosen"), found: numberOf("found") }),
    erased: history.erased({
      deleted: numberOf("deleted"),
      emptied: numberOf("emptied"),
      kept: numberOf("kept"),
    }),
    extended: sentenceWith(details, "dueOn", (day) =>
      history.extended({ day: dayWithYear(day, language) }),
    ),
    closed: sentenceWith(details, "outcome", (outcome) => {
      const labels: Readonly<Record<string, string>> = outcomes;
      return history.closed({ outcome: labels[outcome] ?? outcome });
    }),
  };
  const texts: Readonly<Record<string, string>> = events;
  return {
    id,
    at: companyMoment(at, language),
    who: actorName,
    what: sentences[kind] ?? texts[kind] ?? kind,
  };
}

const afterSchema = z.object({ after: z.record(z.string(), z.unknown()) });

/** The value after a change, in a sentence. */
function sentenceWith(
  details: Record<string, unknown>,
  name: string,
  sentence: (value: string) => string,
): string | undefined {
  const value = z.safeParse(afterSchema, details).data?.after[name];
  return typeof value === "string" ? sentence(value) : undefined;
}

export async function handleRequestForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue } = await requirePrivacyHandler(route);
  const id = requireUuid(rawId);
  if ((await findRequest(db, actor, id)) === undefined) throw notFound();
  return handleFormOnce(
    route,
    {
      form: "step",
      schema: requestCommandForm(actor.language),
      echoed: ["step", "verification", "reason", "outcome", "outcomeNote"],
      actor,
      db,
    },
    async (fields, refuse, db, _, sent) => {
      const result = await run({ db, queue }, actor, id, fields, sent);
      if (result.ok)
        return redirectAfterPost(`${path}/${id}?done=${fields.step}#${anchors[fields.step]}`);
      if (result.reason === "changed-since") return refuseChangedSince(refuse, result);
      if (result.reason === "edited-by-both")
        return refuseEdit(refuse, result, {
          verification: "verification" in fields ? fields.verification : "",
        });
      if (result.reason === "confirm-first") throw confirmFirst(id, "erase");
      return refuseStep(refuse, actor, result.reason);
    },
  );
}

/** The part of the page to which each command returns. */
const anchors: Readonly<Record<RequestCommandForm["step"], string>> = {
  verify: "identity",
  search: "found",
  choose: "preview",
  erase: "erase",
  extend: "deadline",
  close: "deadline",
  reopen: "deadline",
};

/** Leads to the proof of who it is, and back to the part of the page that asked for it. */
export const confirmFirst = (id: string, anchor: string): Response =>
  goToArea(withNext("/account/confirm", `${path}/${id}#${anchor}`));

function run(
  context: Parameters<typeof searchAgain>[0],
  actor: Actor,
  id: string,
  fields: RequestCommandForm,
  sent: Readonly<Record<string, unknown>>,
): Promise<RequestResult<EditRefusal | ChangedSince>> {
  switch (fields.step) {
    case "verify":
      return verifyRequest(context, actor, id, fields.verification, seenIn(sent));
    case "search":
      return searchAgain(context, actor, id);
    case "choose":
      return chooseRecords(
        context,
        actor,
        id,
        { ids: ticked(sent, theirsPrefix), all: ticked(sent, allOfKindPrefix) },
        seenMarkIn(sent),
      );
    case "erase":
      return askToErase(context, actor, id, fields.confirmation, seenMarkIn(sent));
    case "extend":
      return extendRequest(context, actor, id, fields.reason);
    case "close":
      return closeRequest(context, actor, id, fields);
    case "reopen":
      return reopenRequest(context, actor, id);
  }
}

/** These ids are only compared with stored ones, so they need no validation. */
const ticked = (sent: Readonly<Record<string, unknown>>, prefix: string): ReadonlySet<string> =>
  new Set(
    Object.keys(sent)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length)),
  );

function refuseStep(refuse: Refuse, { language }: Actor, reason: RequestProblem) {
  if (reason === "not-found") throw notFound();
  if (reason === "confirmation")
    return refuse(422, { confirmation: privacyMessages(language).errors.confirmation });
  return refuse(409, privacyServerMessages(language).problems[reason]);
}
