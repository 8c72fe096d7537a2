/** What the pages of the pipeline show and take. */
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { facilityTypeName } from "#features/facilities/facility-types.ts";
import {
  clockTimeAsFigure,
  openTimeAsFigure,
} from "#features/work-orders/service-levels/open-time.ts";
import type { WorkingTime } from "#features/work-orders/service-levels/working-time.ts";
import type { Database } from "#platform/database/client.ts";
import { momentOf } from "#platform/document/moment.ts";
import { replyLink } from "#platform/email/reply-link.ts";
import { telephoneLink } from "#platform/email/telephone-link.ts";
import { dayAs, dayWithYear } from "#platform/format/day-format.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { moneyText } from "#platform/format/money.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import {
  type Refuse,
  redirectAfterPost,
  refuseAsChanged,
} from "#platform/http/account-form.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { type Column, csvHead, csvLines } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { officeTime } from "../answer-promise.server.ts";
import { changeSeveral } from "../change-several.server.ts";
import { opportunityServerMessages } from "../messages.server.ts";
import { opportunityMessages } from "../messages.ts";
import {
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
  stages,
  viewForm,
} from "../opportunity-types.ts";
import { listOwners } from "../owners.server.ts";
import { type FigureRow, readFigures } from "../pipeline-figures.server.ts";
import { listViews, removeView, saveView } from "../saved-views.server.ts";

export const pipelinePath = "/office/pipeline";
const path = pipelinePath;

export const notFound = () => new Response(null, { status: 404 });

/** @throws 404 for who may not enter */
export async function enterPipeline(route: RouteRequest) {
  const actor = await requireStaff(route);
  if (!may(actor, "opportunities.read")) throw notFound();
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

/** How the promise of a first answer stands, in office time; undefined where nothing was promised. */
function clockOf(row: OpportunityListRow, { language, now, office }: ViewContext) {
  const { clock } = opportunityMessages(language);
  const { answerDueAt: due, answeredAt, closedAt } = row;
  if (answeredAt !== null)
    return { state: "answered" as const, text: clock.answered({ time: timeOf(answeredAt) }) };
  if (due === null) return undefined;
  if (closedAt !== null) return { state: "never" as const, text: clock.never };
  const isLate = due < now;
  const [from, to] = isLate ? [due, now] : [now, due];
  const minutes = Math.floor(office.between(from.getTime(), to.getTime()) / minuteMs);
  const span = openTimeAsFigure(minutes, language);
  return isLate
    ? { state: "late" as const, text: clock.late({ time: timeOf(due), late: span }) }
    : { state: "running" as const, text: clock.left({ time: timeOf(due), left: span }) };

  function timeOf(at: Date): string {
    return momentOf(at, language, now).full;
  }
}

const amount = (cents: number): string => moneyText(cents).replace(/\.00$/, "");

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
    value: row.valueCents === null ? undefined : amount(row.valueCents),
    nextStep: row.nextStep,
    nextStepOn: row.nextStepOn === null ? undefined : dayWithYear(row.nextStepOn, language),
    isStepDue: row.isStepDue,
    source: sourceOf(row, language),
    opened: momentOf(row.openedAt, language, now),
    clock: row.stage === "new" ? clockOf(row, context) : undefined,
    /** Where the button of a card leads. */
    nextStage: isClosedStage(row.stage) ? undefined : stages[stages.indexOf(row.stage) + 1],
  };
}

export type OpportunityView = ReturnType<typeof toView>;

const sourceOf = (
  { source, origin }: Pick<OpportunityListRow, "source" | "origin">,
  language: Language,
): string => source || opportunityMessages(language).origins[origin];

export async function readBoardPage(route: RouteRequest) {
  const { actor, db } = await enterPipeline(route);
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
      value: valueCents === 0 ? undefined : amount(valueCents),
      cards: cards.map((card) => toView(card, context)),
      more: count - cards.length,
      listAddress: `${path}/list${opportunityFilterAddress({ ...filter, tab: stage, after: undefined })}`,
    })),
    /** The promise runs on while the page is open. */
    isCounting: columns.some(({ cards }) =>
      cards.some(({ stage, answerDueAt }) => stage === "new" && answerDueAt !== null),
    ),
  };
}

export type BoardData = Awaited<ReturnType<typeof readBoardPage>>;

export async function readListPage(route: RouteRequest) {
  const { actor, db } = await enterPipeline(route);
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
  refused: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maxTicked)), 0),
  reason: z.catch(z.optional(z.enum(["not-found", "not-allowed", "unknown-owner"])), undefined),
});

/** What became of those that were ticked, in sentences. */
function doneToSeveral(search: URLSearchParams, language: Language): string[] {
  const done = z.safeParse(severalSchema, Object.fromEntries(search)).data;
  if (done === undefined) return [];
  const { bulk } = opportunityMessages(language);
  const { problems } = opportunityServerMessages(language);
  const { changed, unchanged, refused, reason } = done;
  return [
    ...(changed > 0 ? [bulk.changed({ count: changed })] : []),
    ...(unchanged > 0 ? [bulk.unchanged({ count: unchanged })] : []),
    ...(refused > 0 && reason ? [bulk.refused({ count: refused, reason: problems[reason] })] : []),
  ];
}

/** Takes the list's two forms: the bulk change of what is ticked, and the saved views (`?views`). */
export async function handleListForm(route: RouteRequest) {
  const { actor, db } = await enterPipeline(route);
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
) =>
  handleFormOnce(
    route,
    {
      form: "change",
      schema: bulkForm(actor.language),
      echoed: ["change", "ownerId", "to", "lostReason", "lostNote", "nextStep", "nextStepOn"],
      actor,
      db,
    },
    async (fields, _, db) => {
      const { changed, unchanged, refused } = await changeSeveral({ db }, actor, fields);
      const search = new URLSearchParams(opportunityFilterAddress(filter));
      search.set("changed", String(changed));
      search.set("unchanged", String(unchanged));
      for (const [reason, count] of Object.entries(refused)) {
        search.set("refused", String(count));
        search.set("reason", reason);
      }
      return redirectAfterPost(`${path}/list?${search}`);
    },
  );

const percentText = (share: number): string => `${Math.round(share * 100)}%`;

export async function readFiguresPage(route: RouteRequest) {
  const { actor, db } = await enterPipeline(route);
  const { language } = actor;
  const filter = readFigureFilter(new URL(route.request.url).searchParams);
  const rows = await readFigures(db, actor, filter);
  const { origins, figures } = opportunityMessages(language);
  const nameOf = ({ group, origin }: FigureRow): string => {
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
      wonValue: row.wonCents === 0 ? undefined : amount(row.wonCents),
      openValue: row.openCents === 0 ? undefined : amount(row.openCents),
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
    { name: heads.value, value: (row) => row.valueCents && (row.valueCents / 100).toFixed(2) },
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

/** All that the filter of the list finds. */
export async function exportOpportunities(route: RouteRequest): Promise<Response> {
  const { actor, db } = await enterPipeline(route);
  if (!may(actor, "opportunities.export")) throw notFound();
  const filter = readOpportunityFilter(new URL(route.request.url).searchParams);
  return csvResponse("opportunities", async (after) => {
    const page = await listOpportunities(db, actor, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns(actor.language)) : "";
    return { text: head + csvLines(columns(actor.language), page.rows), next: page.next };
  });
}

const doneSteps = ["added", "move", "edit", "note"] as const;

/** Opening the page marks what its reader was told about the opportunity as read. */
export async function openOpportunity(route: RouteRequest, rawId: string | undefined) {
  const opportunity = await readOpportunity(route, rawId);
  const { actor } = await enterPipeline(route);
  await recordOpened(route, actor, "opportunity", opportunity.id);
  return opportunity;
}

async function readOpportunity(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await enterPipeline(route);
  const { language } = actor;
  const row = await findOpportunity(db, actor, idIn(rawId));
  if (row === undefined) throw notFound();
  const [panels, owners, notes, stageRows, others, history] = await Promise.all([
    readRecordPanels(route, actor, { kind: "opportunity", id: row.id }),
    listOwners(db, actor),
    listNotes(db, row.id),
    listStages(db, row.id),
    listOthersOfProspect(db, actor, row),
    listHistory(db, "opportunity", row.id),
  ]);
  const context = viewContext(actor);
  const { detail, lostReasons, stages: names } = opportunityMessages(language);
  const { searchParams } = new URL(route.request.url);
  const nameOfOwner = (id: unknown) =>
    id ? (owners.find((owner) => owner.id === id)?.name ?? nobodyKnown(language)) : undefined;
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
        : valueSentences(detail)[row.valueBasis ?? "entered"]({ amount: amount(row.valueCents) }),
    lost: row.lostReason && { reason: lostReasons[row.lostReason], note: row.lostNote },
    owners,
    stored: opportunityTexts(row),
    stages: stageRows.map(({ id, stage, enteredAt, leftAt }) => ({
      id,
      text:
        leftAt === null
          ? detail.sinceDay({ stage: names[stage], time: momentOf(enteredAt, language).full })
          : detail.stageFor({
              stage: names[stage],
              duration: wholeTime(enteredAt, leftAt, language),
            }),
    })),
    notes: notes.map(({ writtenAt, ...note }) => ({
      ...note,
      written: momentOf(writtenAt, language),
    })),
    others: others.map((other) => toView(other, context)),
    history: history.map((event) => toHistoryRow(event, language, nameOfOwner)),
    mayChange: may(actor, "opportunities.change"),
    /** A card that was dropped on the last column: why it was lost is asked here. */
    movesTo: z.safeParse(z.enum(stages), searchParams.get("to")).data,
    done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
  };
}

export type OpportunityData = Awaited<ReturnType<typeof openOpportunity>>;

/** What a value follows from. */
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
  nameOfOwner: (id: unknown) => string | undefined,
) {
  return { id, at: momentOf(at, language), who: actorName, what: sentence() };

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
        if (name === "ownerId") return nameOfOwner(value) ?? history.nobody;
        return name === "nextStepOn" && typeof value === "string" && value !== ""
          ? dayWithYear(value, language)
          : undefined;
      },
    });
    return changes === "" ? events.changed : history.changed({ changes });
  }
}

function idIn(rawId: string | undefined): string {
  const parsed = z.safeParse(z.uuid(), rawId);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** On the page of an opportunity, and of a card on the board, which is named in the address. */
export async function handleOpportunityForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await enterPipeline(route);
  const { searchParams } = new URL(route.request.url);
  const isOnBoard = rawId === undefined;
  const id = idIn(rawId ?? searchParams.get("card") ?? undefined);
  if ((await findOpportunity(db, actor, id)) === undefined) throw notFound();
  const owners = await listOwners(db, actor);
  const names = new Map(owners.map((owner) => [owner.id, owner.name]));
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
        "ownerId",
        "value",
        "nextStep",
        "nextStepOn",
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
      const result = await run({ db }, actor, id, fields, seenIn(sent));
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
          formatValue: (name, value) => (name === "ownerId" ? (names.get(value) ?? value) : value),
        });
      if (result.reason === "moved-since") return refuseMove(refuse, db, actor, id);
      return refuseStep(refuse, actor, result.reason);
    },
  );
}

function run(
  context: { db: Database },
  actor: Actor,
  id: string,
  fields: OpportunityCommandForm,
  seen: ReturnType<typeof seenIn>,
): Promise<OpportunityResult | EditRefusal> {
  switch (fields.step) {
    case "move":
      return moveOpportunity(context, actor, id, fields);
    case "edit":
      return editOpportunity(context, actor, id, fields, seen);
    case "note":
      return addNote(context, actor, id, fields.text);
  }
}

async function refuseMove(refuse: Refuse, db: Database, actor: Actor, id: string) {
  const opportunity = await findOpportunity(db, actor, id);
  if (opportunity === undefined) throw notFound();
  const { stages } = opportunityMessages(actor.language);
  const { movedSince } = opportunityServerMessages(actor.language);
  const why = movedSince({ stage: stages[opportunity.stage] });
  return refuseAsChanged(refuse, why, { from: opportunity.stage });
}

/** Beside the field that it is about, where there is one. */
function refuseStep(
  refuse: Refuse,
  { language }: Actor,
  reason: Exclude<OpportunityProblem, "moved-since">,
) {
  if (reason === "not-found") throw notFound();
  const text = opportunityServerMessages(language).problems[reason];
  if (reason === "unknown-owner") return refuse(422, { ownerId: text });
  return refuse(reason === "not-allowed" ? 403 : 409, text);
}
