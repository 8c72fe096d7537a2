import type { PgBoss } from "pg-boss";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import {
  cancelWithRecord,
  readCancelable,
} from "#features/appointments/office/cancel-with-record.server.ts";
import { facilityTypeName, facilityTypes } from "#features/facilities/facility-types.ts";
import { signedContracts } from "#features/signed-contracts.server.ts";
import {
  businessTimeAsFigure,
  clockTimeAsFigure,
  type WorkingTime,
} from "#features/work-orders/service-levels/working-time.ts";
import type { Database } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { replyLink } from "#platform/email/reply-link.ts";
import { telephoneLink } from "#platform/email/telephone-link.ts";
import { dayAs, dayWithYear } from "#platform/format/day-format.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { centsText } from "#platform/format/hundredths.ts";
import { moneyWithoutZeroCents } from "#platform/format/money.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import {
  type Refuse,
  redirectAfterPost,
  refuseAsChanged,
} from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { officeTime } from "../answer-promise.server.ts";
import { opportunityServerMessages } from "../messages.server.ts";
import { opportunityMessages } from "../messages.ts";
import {
  changeSelectedOpportunities,
  editOpportunity,
  editTexts,
  moveOpportunity,
  type OpportunityProblem,
  type OpportunityResult,
  opportunityTexts,
} from "../opportunity-commands.server.ts";
import { addNote, listNotes } from "../opportunity-notes.server.ts";
import {
  countOpportunities,
  findOpportunity,
  listContactsOfCompany,
  listOpportunities,
  listOthersOfProspect,
  listSources,
  listStages,
  type OpportunityListRow,
  readBoard,
} from "../opportunity-queries.server.ts";
import {
  bulkForm,
  isClosedStage,
  maxTicked,
  type OpportunityCommandForm,
  opportunityCommandForm,
  opportunityFilterAddress,
  readFigureFilter,
  readOpportunityFilter,
  type StageMove,
  stages,
  viewForm,
} from "../opportunity-types.ts";
import { listOwners } from "../owners.server.ts";
import { type FigureRow, readFigures } from "../pipeline-figures.server.ts";
import { findRequest } from "../request-of-opportunity.server.ts";
import { listViews, removeView, saveView } from "../saved-views.server.ts";

export const pipelinePath = "/office/pipeline";
const path = pipelinePath;

/** @throws 404 for who may not enter */
export async function requirePipelineReader(route: RouteRequest) {
  const actor = await requireStaff(route, "opportunities.read");
  return { actor, ...route.context.get(appContext) };
}

interface ViewContext {
  language: Language;
  now: Date;
  office: WorkingTime;
}

function viewContext({ language }: Actor): ViewContext {
  const now = new Date();
  return { language, now, office: officeTime(now) };
}

/** Office time left for the first answer; undefined if nothing was promised. */
function clockOf(row: OpportunityListRow, { language, now, office }: ViewContext) {
  const { clock } = opportunityMessages(language);
  const { answerDueAt: due, answeredAt, closedAt } = row;
  if (answeredAt !== null)
    return { state: "answered" as const, text: clock.answered({ time: timeOf(answeredAt) }) };
  const undelivered = row.isAnswerUndelivered ? clock.undelivered : undefined;
  if (due === null)
    return undelivered === undefined ? undefined : { state: "late" as const, text: undelivered };
  if (closedAt !== null) return { state: "never" as const, text: clock.never };
  const isLate = due < now;
  const [from, to] = isLate ? [due, now] : [now, due];
  const minutes = Math.floor(office.between(from.getTime(), to.getTime()) / minuteMs);
  const span = businessTimeAsFigure(minutes, language);
  const text = isLate
    ? clock.late({ time: timeOf(due), late: span })
    : clock.left({ time: timeOf(due), left: span });
  return {
    state: isLate || undelivered ? ("late" as const) : ("running" as const),
    text: undelivered ? `${undelivered} ${text}` : text,
  };

  function timeOf(at: Date): string {
    return companyMoment(at, language, now).full;
  }
}

const isUnanswered = ({ answeredAt, closedAt }: OpportunityListRow): boolean =>
  answeredAt === null && closedAt === null;

/** An opportunity as a card of the board or a row of the list. */
function toView(row: OpportunityListRow, context: ViewContext) {
  const { language, now } = context;
  return {
    id: row.id,
    reference: row.reference,
    company: row.companyName,
    contact: row.contactName,
    stage: row.stage,
    owner: row.ownerName,
    value: row.valueCents === null ? undefined : moneyWithoutZeroCents(row.valueCents),
    nextStep: row.nextStep,
    nextStepLanguage: row.nextStepLanguage,
    nextStepOn: row.nextStepOn === null ? undefined : dayWithYear(row.nextStepOn, language),
    isStepDue: row.isStepDue,
    source: sourceOf(row, language),
    opened: companyMoment(row.openedAt, language, now),
    clock: isUnanswered(row) ? clockOf(row, context) : undefined,
    /** The stage that the button of a card moves it to. */
    nextStage: isClosedStage(row.stage) ? undefined : stages[stages.indexOf(row.stage) + 1],
  };
}

export type OpportunityView = ReturnType<typeof toView>;

const sourceOf = (
  { source, origin }: Pick<OpportunityListRow, "source" | "origin">,
  language: Language,
): string => source || opportunityMessages(language).origins[origin];

export async function readBoardPage(route: RouteRequest) {
  const { actor, db } = await requirePipelineReader(route);
  const filter = readOpportunityFilter(new URL(route.request.url).searchParams);
  const [columns, owners, sources] = await Promise.all([
    readBoard(db, actor, filter),
    listOwners(db, actor),
    listSources(db, actor),
  ]);
  const context = viewContext(actor);
  return {
    path,
    filter: { ...filter, tab: "open" as const, sort: "newest" as const, after: undefined },
    owners,
    sources,
    mayChange: may(actor, "opportunities.change"),
    mayExport: may(actor, "opportunities.export"),
    columns: columns.map(({ stage, cards, count, valueCents }) => ({
      stage,
      count,
      value: valueCents === 0 ? undefined : moneyWithoutZeroCents(valueCents),
      cards: cards.map((card) => toView(card, context)),
      more: count - cards.length,
      listAddress: `${path}/list${opportunityFilterAddress({ ...filter, tab: stage, after: undefined })}`,
    })),
    /** The promise runs on while the page is open. */
    isCounting: columns.some(({ cards }) =>
      cards.some((card) => isUnanswered(card) && card.answerDueAt !== null),
    ),
  };
}

export type BoardData = Awaited<ReturnType<typeof readBoardPage>>;

export async function readListPage(route: RouteRequest) {
  const { actor, db } = await requirePipelineReader(route);
  const filter = readOpportunityFilter(new URL(route.request.url).searchParams);
  const { searchParams } = new URL(route.request.url);
  const [page, counts, owners, sources, views] = await Promise.all([
    listOpportunities(db, actor, filter),
    countOpportunities(db, actor, filter),
    listOwners(db, actor),
    listSources(db, actor),
    listViews(db, actor),
  ]);
  const context = viewContext(actor);
  return {
    path,
    filter,
    counts,
    owners,
    sources,
    next: page.next,
    views: views.map(({ id, name, query }) => ({
      id,
      name,
      to: `${path}/list${query}`,
      isOpen: query === opportunityFilterAddress({ ...filter, after: undefined }),
    })),
    mayChange: may(actor, "opportunities.change"),
    mayExport: may(actor, "opportunities.export"),
    done: doneToSeveral(searchParams, actor.language),
    rows: page.rows.map((row) => toView(row, context)),
  };
}

export type ListData = Awaited<ReturnType<typeof readListPage>>;

const severalSchema = z.object({
  changed: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maxTicked)),
  unchanged: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maxTicked)),
  /** Such as `moved-since.2,not-found.1`. */
  refused: z._default(z.string().check(z.maxLength(200)), ""),
});

const refusedReasons = [
  "not-found",
  "moved-since",
  "unknown-owner",
  "not-allowed",
  "signed-by-both",
  "signed-by-prospect",
] as const;

function countsOfRefused(refused: string) {
  const counts = new Map(
    refused.split(",").map((part) => {
      const [reason = "", count = ""] = part.split(".");
      return [reason, /^\d{1,2}$/.test(count) ? Number(count) : 0] as const;
    }),
  );
  return refusedReasons.flatMap((reason) => {
    const count = counts.get(reason) ?? 0;
    return count > 0 ? [{ reason, count }] : [];
  });
}

/** Sentences about the outcome for ticked opportunities. */
function doneToSeveral(search: URLSearchParams, language: Language): string[] {
  const done = z.safeParse(severalSchema, Object.fromEntries(search)).data;
  if (done === undefined) return [];
  const { bulk } = opportunityMessages(language);
  const { problems } = opportunityServerMessages(language);
  const { changed, unchanged, refused } = done;
  return [
    ...(changed > 0 ? [bulk.changed({ count: changed })] : []),
    ...(unchanged > 0 ? [bulk.unchanged({ count: unchanged })] : []),
    ...countsOfRefused(refused).map(({ reason, count }) =>
      bulk.refused({ count, reason: problems[reason] }),
    ),
  ];
}

/** Takes the list's two forms: the bulk change of what is ticked, and the saved views (`?views`). */
export async function handleListForm(route: RouteRequest) {
  const { actor, db } = await requirePipelineReader(route);
  const { searchParams } = new URL(route.request.url);
  const filter = { ...readOpportunityFilter(searchParams), after: undefined };
  return searchParams.has("views")
    ? handleViewForm(route, actor, db, opportunityFilterAddress(filter))
    : handleBulkForm(route, actor, db, filter);
}

const handleViewForm = (route: RouteRequest, actor: Actor, db: Database, query: string) =>
  handleFormOnce(
    route,
    { form: "view", schema: viewForm(actor.language), echoed: ["view", "name"], actor, db },
    async (fields, refuse, db) => {
      const result =
        fields.view === "save"
          ? await saveView(db, actor, { name: fields.name, query })
          : await removeView(db, actor, fields.viewId);
      if (result.ok) return redirectAfterPost(`${path}/list${query}`);
      const { problems } = opportunityServerMessages(actor.language);
      return refuse(409, { name: problems[result.reason] });
    },
  );

const handleBulkForm = (
  route: RouteRequest,
  actor: Actor,
  db: Database,
  filter: ReturnType<typeof readOpportunityFilter>,
) => {
  const { queue } = route.context.get(appContext);
  const kind = appointmentKinds["walk-through"];
  return handleFormOnce(
    route,
    {
      form: "change",
      schema: bulkForm(actor.language),
      echoed: [
        "change",
        "ownerId",
        "to",
        "lostReason",
        "lostNote",
        "cancelAppointment",
        "nextStep",
        "nextStepOn",
        "replacesPlan",
      ],
      actor,
      db,
    },
    async (fields, _, db) => {
      const { changed, unchanged, refused } = await changeSelectedOpportunities(
        { db },
        actor,
        fields,
        (tx, id) => cancelWithRecord(tx, { kind, queue, actor }, id),
      );
      const search = new URLSearchParams(opportunityFilterAddress(filter));
      search.set("changed", String(changed));
      search.set("unchanged", String(unchanged));
      const counts = Object.entries(refused).map(([reason, count]) => `${reason}.${count}`);
      if (counts.length > 0) search.set("refused", counts.join(","));
      return redirectAfterPost(`${path}/list?${search}`);
    },
  );
};

const percentText = (share: number): string => `${Math.round(share * 100)}%`;

export async function readFiguresPage(route: RouteRequest) {
  const { actor, db } = await requirePipelineReader(route);
  const { language } = actor;
  const filter = readFigureFilter(new URL(route.request.url).searchParams);
  const rows = await readFigures(db, actor, filter);
  const { origins, figures } = opportunityMessages(language);
  const nameOf = ({ group, origin, ownerName }: FigureRow): string => {
    if (ownerName !== null) return ownerName;
    if (group === null) return origin === null ? figures.noOwner : origins[origin];
    return filter.by === "month"
      ? dayAs(`${group}-01`, { month: "long", year: "numeric" }, language)
      : group;
  };
  const share = (part: number, whole: number): string | undefined =>
    whole === 0 ? undefined : figures.share({ share: percentText(part / whole), part, whole });
  return {
    path,
    ...filter,
    rows: rows.map((row, index) => ({
      id: String(index),
      name: nameOf(row),
      opened: row.opened,
      won: row.won,
      lost: row.lost,
      winRate: share(row.won, row.won + row.lost),
      wonValue: row.wonCents === 0 ? undefined : moneyWithoutZeroCents(row.wonCents),
      openValue: row.openCents === 0 ? undefined : moneyWithoutZeroCents(row.openCents),
      inTime: share(row.answeredInTime, row.promised),
      times: stages.map((stage) => {
        const hours = row.hours[stage];
        return hours === undefined
          ? undefined
          : clockTimeAsFigure(Math.round(hours * 60), language);
      }),
    })),
  };
}

export type FiguresData = Awaited<ReturnType<typeof readFiguresPage>>;

const columns = byLanguage((language): readonly Column<OpportunityListRow>[] => {
  const { export: heads } = opportunityServerMessages(language);
  const { stages: names, lostReasons, origins } = opportunityMessages(language);
  const { timeZone } = company;
  const at = (moment: Date | null) => moment && localTime(moment, timeZone);
  return [
    { name: heads.reference, value: (row) => row.reference },
    { name: heads.company, value: (row) => row.companyName },
    { name: heads.contact, value: (row) => row.contactName },
    { name: heads.email, value: (row) => row.email },
    { name: heads.phone, value: (row) => row.phone },
    { name: heads.stage, value: (row) => names[row.stage] },
    { name: heads.since({ timeZone }), value: (row) => at(row.stageSince) },
    { name: heads.lostReason, value: (row) => row.lostReason && lostReasons[row.lostReason] },
    { name: heads.lostNote, value: (row) => row.lostNote },
    { name: heads.value, value: (row) => row.valueCents && centsText(row.valueCents) },
    { name: heads.nextStep, value: (row) => row.nextStep },
    { name: heads.nextStepOn, value: (row) => row.nextStepOn },
    { name: heads.owner, value: (row) => row.ownerName },
    { name: heads.origin, value: (row) => origins[row.origin] },
    { name: heads.source, value: (row) => row.source },
    { name: heads.campaign, value: (row) => row.campaign },
    { name: heads.received({ timeZone }), value: (row) => at(row.openedAt) },
    { name: heads.answerDue({ timeZone }), value: (row) => at(row.answerDueAt) },
    { name: heads.answered({ timeZone }), value: (row) => at(row.answeredAt) },
    { name: heads.closed({ timeZone }), value: (row) => at(row.closedAt) },
    { name: heads.id, value: (row) => row.id },
  ];
});

/** The file has every match of the filter. */
export async function exportOpportunities(route: RouteRequest): Promise<Response> {
  const { actor, db } = await requirePipelineReader(route);
  if (!may(actor, "opportunities.export")) throw notFound();
  const filter = readOpportunityFilter(new URL(route.request.url).searchParams);
  return csvResponse("opportunities", columns(actor.language), (after) =>
    listOpportunities(db, actor, { ...filter, after }, recordsAtOnce),
  );
}

const doneSteps = ["added", "move", "edit", "note"] as const;

/** Opening the page marks what its reader was told about the opportunity as read. */
export async function openOpportunity(route: RouteRequest, rawId: string | undefined) {
  const opportunity = await readOpportunity(route, rawId);
  const { actor } = await requirePipelineReader(route);
  await recordOpened(route, actor, "opportunity", opportunity.id);
  return opportunity;
}

async function readOpportunity(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await requirePipelineReader(route);
  const { language } = actor;
  const row = await findOpportunity(db, actor, requireUuid(rawId));
  if (row === undefined) throw notFound();
  const [
    panels,
    owners,
    contacts,
    sources,
    notes,
    stageRows,
    others,
    history,
    cancelable,
    contract,
    request,
  ] = await Promise.all([
    readRecordPanels(route, actor, { kind: "opportunity", id: row.id }),
    listOwners(db, actor),
    listContactsOfCompany(db, row.companyId),
    listSources(db, actor),
    listNotes(db, row.id),
    listStages(db, row.id),
    listOthersOfProspect(db, actor, row),
    listHistory(db, "opportunity", row.id),
    readCancelable(db, appointmentKinds["walk-through"], actor, row.id),
    signedContracts.findContract(db, row.id),
    findRequest(db, actor, row.leadId),
  ]);
  const context = viewContext(actor);
  const {
    detail,
    entry,
    lostReasons,
    stages: stageNames,
    request: texts,
  } = opportunityMessages(language);
  const { searchParams } = new URL(route.request.url);
  const nameIn = (people: readonly { id: string; name: string }[], id: unknown) =>
    id ? (people.find((person) => person.id === id)?.name ?? nobodyKnown(language)) : undefined;
  const names = {
    ownerId: (id: unknown) => nameIn(owners, id),
    contactId: (id: unknown) => nameIn(contacts, id),
  };
  // A request by the website has no event of its own, so its time of arrival begins the history.
  const opened =
    row.origin === "quote-request"
      ? [{ id: "opened", at: companyMoment(row.openedAt, language), who: null, what: texts.cameIn }]
      : [];
  return {
    ...toView(row, context),
    path,
    panels,
    leadId: row.leadId,
    companyId: row.companyId,
    email: row.email,
    replyLink: row.email && replyLink(row.email, detail.subject({ reference: row.reference })),
    phone: row.phone,
    telephoneLink: telephoneLink(row.phone),
    campaign: row.campaign,
    facilityType: row.facilityType && facilityTypeName(row.facilityType, language),
    clock: clockOf(row, context),
    valueText:
      row.valueCents === null
        ? undefined
        : valueSentences(detail)[row.valueBasis ?? "entered"]({
            amount: moneyWithoutZeroCents(row.valueCents),
          }),
    lost: row.lostReason && {
      reason: lostReasons[row.lostReason],
      note: row.lostNote,
      language: row.lostLanguage,
    },
    owners,
    contacts: contacts.map(({ id, name, email }) => ({
      id,
      name: email === "" ? name : entry.contactWithEmail({ name, email }),
    })),
    sources,
    facilityTypes: facilityTypes(language),
    stored: opportunityTexts(row),
    stages: stageRows.map(({ id, stage, enteredAt, leftAt }) => ({
      id,
      text:
        leftAt === null
          ? detail.sinceDay({
              stage: stageNames[stage],
              time: companyMoment(enteredAt, language).full,
            })
          : detail.stageFor({
              stage: stageNames[stage],
              duration: wholeTime(enteredAt, leftAt, language),
            }),
    })),
    notes: notes.map(({ writtenAt, ...note }) => ({
      ...note,
      written: companyMoment(writtenAt, language),
    })),
    others: others.map((other) => toView(other, context)),
    request,
    history: [...history.map((event) => toHistoryRow(event, language, names)), ...opened],
    mayChange: may(actor, "opportunities.change"),
    cancelable,
    /** Both sides have signed, so whoever gives it up must confirm that the contract has ended. */
    hasContract: contract === "countersigned",
    /** A card that was dropped on the last column: why it was lost is asked here. */
    movesTo: z.safeParse(z.enum(stages), searchParams.get("to")).data,
    done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
  };
}

export type OpportunityData = Awaited<ReturnType<typeof openOpportunity>>;

/** Sentences about the source of the value. */
const valueSentences = (detail: ReturnType<typeof opportunityMessages>["detail"]) => ({
  range: detail.valueFromRange,
  bid: detail.valueFromBid,
  entered: detail.aMonth,
});

const nobodyKnown = (language: Language): string =>
  opportunityServerMessages(language).history.someone;

const wholeTime = (from: Date, to: Date, language: Language): string =>
  clockTimeAsFigure(Math.floor((to.getTime() - from.getTime()) / minuteMs), language);

const movedSchema = z.object({
  before: z.object({ stage: z.enum(stages) }),
  after: z.object({ stage: z.enum(stages), lostReason: z.optional(z.nullable(z.string())) }),
});

function toHistoryRow(
  { id, at, actorName, kind, details }: HistoryListRow,
  language: Language,
  nameOf: Readonly<Record<"ownerId" | "contactId", (id: unknown) => string | undefined>>,
) {
  return { id, at: companyMoment(at, language), who: actorName, what: sentence() };

  function sentence(): string {
    const { history } = opportunityServerMessages(language);
    const { events, stages: names, lostReasons } = opportunityMessages(language);
    const texts: Readonly<Record<string, string>> = events;
    const moved = kind === "moved" ? z.safeParse(movedSchema, details).data : undefined;
    if (moved !== undefined) {
      const [from, to] = [names[moved.before.stage], names[moved.after.stage]];
      const reasons: Readonly<Record<string, string>> = lostReasons;
      const reason = reasons[moved.after.lostReason ?? ""];
      return reason ? history.movedBecause({ from, to, reason }) : history.moved({ from, to });
    }
    if (kind !== "changed") return texts[kind] ?? kind;
    const changes = formatChanges(details, {
      labels: history.fields,
      language,
      formatValue: (name, value) => {
        if (name === "ownerId" || name === "contactId")
          return nameOf[name](value) ?? history.nobody;
        if (name === "facilityType") return facilityTypeText(value, language);
        return name === "nextStepOn" && typeof value === "string" && value !== ""
          ? dayWithYear(value, language)
          : undefined;
      },
    });
    return changes === "" ? events.changed : history.changed({ changes });
  }
}

const facilityTypeText = (value: unknown, language: Language): string | undefined =>
  facilityTypes(language).find((type) => type.value === value)?.label;

/** Both the page of an opportunity and the board post here; the board names the card in the address. */
export async function handleOpportunityForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue } = await requirePipelineReader(route);
  const { searchParams } = new URL(route.request.url);
  const isOnBoard = rawId === undefined;
  const id = requireUuid(rawId ?? searchParams.get("card") ?? undefined);
  const opportunity = await findOpportunity(db, actor, id);
  if (opportunity === undefined) throw notFound();
  const owners = await listOwners(db, actor);
  const contacts = await listContactsOfCompany(db, opportunity.companyId);
  const names = new Map([...owners, ...contacts].map((person) => [person.id, person.name]));
  return handleFormOnce(
    route,
    {
      form: "step",
      schema: opportunityCommandForm(actor.language),
      echoed: [
        "step",
        "to",
        "from",
        "lostReason",
        "lostNote",
        "cancelAppointment",
        "isContractOver",
        "ownerId",
        "value",
        "nextStep",
        "nextStepOn",
        "contactId",
        "facilityType",
        "source",
        "campaignName",
        "text",
      ],
      actor,
      db,
      adds: ({ step }: OpportunityCommandForm) =>
        step === "note"
          ? { noun: "note", question: opportunityServerMessages(actor.language).noteSentBefore }
          : undefined,
    },
    async (fields, refuse, db, _, sent) => {
      const result = await run({ db, queue }, actor, id, fields, seenIn(sent));
      // Moved twice is moved.
      if (result.ok || result.reason === "already-done") {
        const board = opportunityFilterAddress({
          ...readOpportunityFilter(searchParams),
          after: undefined,
        });
        return redirectAfterPost(
          isOnBoard ? path + board : `${path}/${id}?done=${fields.step}#${fields.step}`,
        );
      }
      if (result.reason === "edited-by-both")
        return refuseEdit(refuse, result, fields.step === "edit" ? editTexts(fields) : {}, {
          formatValue: (name, value) =>
            name === "facilityType"
              ? (facilityTypeText(value, actor.language) ?? value)
              : (names.get(value) ?? value),
        });
      if (result.reason === "moved-since") return refuseMove(refuse, db, actor, id);
      return refuseStep(refuse, actor, result.reason);
    },
  );
}

function run(
  context: { db: Database; queue: PgBoss },
  actor: Actor,
  id: string,
  fields: OpportunityCommandForm,
  seen: ReturnType<typeof seenIn>,
): Promise<OpportunityResult | EditRefusal> {
  switch (fields.step) {
    case "move":
      return moveWithAppointment(context, actor, id, fields);
    case "edit":
      return editOpportunity(context, actor, id, fields, seen);
    case "note":
      return addNote(context, actor, id, fields.text);
  }
}

/** Moved or not, all or none: nobody is told that an appointment is off which still stands. */
const moveWithAppointment = (
  { db, queue }: { db: Database; queue: PgBoss },
  actor: Actor,
  id: string,
  fields: StageMove,
): Promise<OpportunityResult> =>
  db.transaction(async (tx) => {
    const result = await moveOpportunity({ db: tx }, actor, id, fields);
    const isThere = result.ok || result.reason === "already-done";
    if (isThere && isClosedStage(fields.to) && fields.cancelAppointment) {
      const kind = appointmentKinds["walk-through"];
      await cancelWithRecord(tx, { kind, queue, actor }, id);
    }
    return result;
  });

async function refuseMove(refuse: Refuse, db: Database, actor: Actor, id: string) {
  const opportunity = await findOpportunity(db, actor, id);
  if (opportunity === undefined) throw notFound();
  const { stages } = opportunityMessages(actor.language);
  const { movedSince } = opportunityServerMessages(actor.language);
  const why = movedSince({ stage: stages[opportunity.stage] });
  return refuseAsChanged(refuse, why, { from: opportunity.stage });
}

/** A problem of one field stands beside that field. */
function refuseStep(
  refuse: Refuse,
  { language }: Actor,
  reason: Exclude<OpportunityProblem, "moved-since">,
) {
  if (reason === "not-found") throw notFound();
  const text = opportunityServerMessages(language).problems[reason];
  if (reason === "unknown-owner") return refuse(422, { ownerId: text });
  if (reason === "unknown-contact") return refuse(422, { contactId: text });
  return refuse(reason === "not-allowed" ? 403 : 409, text);
}
