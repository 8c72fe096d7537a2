import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { requireFacility } from "#features/facilities/office/facility-page.server.ts";
import { formatMonth } from "#features/invoices/billing-days.ts";
import { dateProblem } from "#features/visits/office/schedule-page.server.ts";
import { patternOf } from "#features/visits/series/recurrence-rule.ts";
import { listAssignees } from "#features/work-orders/assignees.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { listText } from "#platform/format/list-text.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { quoteWritten } from "#platform/language/written-words.ts";
import { type DayThatStays, findDaysThatStay } from "../billed-days.server.ts";
import { startUpPlanServerMessages } from "../messages.server.ts";
import { startUpPlanMessages } from "../messages.ts";
import { moveStartUpPlan, type PlanMove, previewPlanMove } from "../move-plan.server.ts";
import {
  type PromisedTask,
  promisedTaskTexts,
  readTask,
  shippedTasks,
  taskInLanguage,
  toPromisedTaskRow,
} from "../promised-tasks.ts";
import { readPromisedTasks } from "../read-promised-tasks.server.ts";
import {
  addStartUpTask,
  changeStartUpTask,
  checkStartUpTask,
  makeStartUpPlan,
  removeStartUpTask,
  type StartUpProblem,
  taskTexts,
} from "../start-up-plan-commands.server.ts";
import { findStartUpPlan } from "../start-up-plan-queries.server.ts";
import { type PlanForm, planForm } from "../start-up-plan-types.ts";
import { toPlanView } from "../start-up-plan-views.server.ts";

type PlanRoute = Parameters<typeof requireFacility>[0];

export async function readPlanPage(route: PlanRoute) {
  const { actor, db, facility, page, search } = await requireFacility(route);
  const plan = await findStartUpPlan(db, actor, facility.id);
  const mayChange = may(actor, "start-up-plans.change");
  const [people, history] = await Promise.all([
    mayChange
      ? listAssignees(db, actor, { clientId: facility.clientId, facilityId: facility.id })
      : [],
    plan && mayChange ? listHistory(db, "start-up-plan", plan.id) : [],
  ]);
  const to =
    plan && mayChange ? z.parse(dayInAddress(), search.get("firstDay") ?? undefined) : undefined;
  const move =
    plan && to !== undefined && to !== plan.startsOn
      ? await previewPlanMove(db, actor, plan.id, to)
      : undefined;
  const shift = plan && { from: plan.startsOn, to: move?.ok ? move.to : plan.startsOn };
  const stays =
    shift && mayChange
      ? await findDaysThatStay(db, actor, plan, {
          earlier: [shift.from, ...earlierFirstDays(history)],
          firstDay: shift.to,
        })
      : [];
  const chosen = plan?.tasks.find(({ id }) => id === search.get("task"));
  return {
    path: `${page.path}/start-up-plan`,
    facilityPath: page.path,
    facilityId: facility.id,
    facilityName: facility.name,
    clientName: facility.clientName,
    /** True for people who direct the work there, but change neither prices nor bills. */
    hasOthers: !may(actor, "invoices.change"),
    mayChange: mayChange && page.facility.isArchived === false,
    today: todayIn(company.timeZone, new Date()),
    plan: plan && toPlanView(plan, actor),
    /** Each as the fields of its form, for whichever is edited. */
    stored: Object.fromEntries(
      (plan?.tasks ?? []).map((task) => [task.id, taskTexts(task, actor.language)]),
    ),
    /** A preview of what another first day would move. */
    move: move?.ok ? toMoveView(move, actor.language) : undefined,
    /** Records that keep a former first day, or would after the previewed move. */
    stays: stays
      .filter((day) => !(day.kind === "scope" && move?.ok && day.id === move.scope?.id))
      .flatMap((day) => {
        const place = { page: page.path, client: facility.clientId, actor };
        return toStayingViews(day, place, shift?.to ?? "");
      }),
    moveProblem: move?.ok === false ? dateProblem(move.reason, actor.language) : undefined,
    firstDay: to ?? plan?.startsOn ?? "",
    edited: mayChange ? chosen?.id : undefined,
    people: people.map(({ id, name }) => ({ value: id, label: name })),
    /** The tasks that a new plan begins with. */
    texts: promisedTaskTexts(shippedTasks(actor.language).map(toPromisedTaskRow)),
    history: historyOf(history, new Map(people.map(({ id, name }) => [id, name])), actor.language),
  };
}

export type PlanData = Awaited<ReturnType<typeof readPlanPage>>;

function toMoveView(move: PlanMove, language: Language) {
  const { move: texts } = startUpPlanMessages(language);
  const { from, to, tasks, stay, series, scope, fingerprint } = move;
  const day = (date: string) => dayWithYear(date, language);
  const { days } = Temporal.PlainDate.from(from).until(to, { largestUnit: "days" });
  const shift = (days > 0 ? texts.later : texts.earlier)({ count: Math.abs(days) });
  const onTheDay = series.filter(({ first }) => first === to).map(({ plan }) => plan.title);
  const titles = listText(onTheDay, language);
  return {
    to,
    fingerprint,
    heading: texts.heading({ from: day(from), to: day(to) }),
    submit:
      tasks.length === 0 ? texts.noTasks({ shift }) : texts.tasks({ count: tasks.length, shift }),
    tasks: tasks.map(({ id, before, after, ...written }) => {
      const { task, taskLanguage } = readTask(language, written);
      const days = { from: day(before), to: day(after) };
      const text = quoteWritten(
        (words) => texts.task({ task: words, ...days }),
        task,
        taskLanguage,
      );
      return { id, text };
    }),
    stay: stay === 0 ? undefined : texts.stay({ count: stay }),
    scope: scope && texts.scope({ version: scope.version, from: day(from), to: day(to) }),
    schedules: [
      ...(onTheDay.length > 0 ? [texts.schedules({ titles })] : []),
      series.length === 0 ? texts.noSchedules : texts.byHand,
    ].join(" "),
    /** Visits that begin later than the first day does, each with its day. */
    laterVisits: series
      .filter(({ first }) => first !== to)
      .map(({ series: { id }, plan: { title, rule }, first }) => {
        const begins = patternOf(rule).every === "month" ? texts.inItsMonths : texts.laterVisit;
        return { id, text: begins({ title, day: day(first) }) };
      }),
  };
}

/** The days from which the first day of service has moved. */
const earlierFirstDays = (history: readonly HistoryListRow[]) =>
  history.flatMap(({ kind, details: { before } }) => {
    const parsed = z.safeParse(z.object({ startsOn: z.iso.date() }), before);
    return kind === "moved" && parsed.success ? [parsed.data.startsOn] : [];
  });

interface StayingView {
  id: string;
  text: string;
  /** The page on which it is changed. */
  to: string;
}

function toStayingViews(
  stays: DayThatStays,
  { page, client, actor }: { page: string; client: string; actor: Actor },
  firstDay: string,
): StayingView[] {
  const { language } = actor;
  const { stays: texts } = startUpPlanMessages(language);
  const billing = `/office/clients/${client}/billing`;
  const dayText = (date: string) => dayWithYear(date, language);
  switch (stays.kind) {
    case "scope": {
      const { id, version, day } = stays;
      const text = texts.scope({ version, day: dayText(day) });
      const isBilled = day < firstDay && may(actor, "invoices.change");
      return [
        { id, text, to: `${page}/scope?version=${version}` },
        ...(isBilled ? [{ id: "credit", text: texts.credit, to: billing }] : []),
      ];
    }
    case "billing": {
      const month = formatMonth(stays.month, language);
      return [{ id: "billing", text: texts.billing({ month }), to: billing }];
    }
    case "contract": {
      const { id, until } = stays;
      const day = dayText(stays.day);
      const text =
        until === null
          ? texts.contract({ day })
          : texts.contractUntil({ day, until: dayText(until) });
      return [{ id, text, to: `/office/documents/${id}` }];
    }
  }
}

function historyOf(
  rows: readonly HistoryListRow[],
  names: ReadonlyMap<string, string>,
  language: Language,
) {
  const { events, ofTask, ofTaskFrom, ofMove, someone } = startUpPlanServerMessages(language);
  const { office, make } = startUpPlanMessages(language);
  const eventNames: Readonly<Record<string, string>> = events;
  const labels = {
    task: office.task,
    dueOn: office.dueOn,
    assignedTo: office.assignedTo,
    startsOn: make.startsOn,
  };
  function formatValue(name: string, value: unknown): string | undefined {
    if (typeof value !== "string" || value === "")
      return name === "assignedTo" ? office.nobody : undefined;
    if (name === "dueOn" || name === "startsOn") return dayWithYear(value, language);
    return name === "assignedTo" ? (names.get(value) ?? someone) : undefined;
  }
  return rows.map(({ id, kind, at, actorName, details }) => {
    const event = eventNames[kind] ?? kind;
    const task = typeof details.task === "string" ? taskInLanguage(language, details.task) : "";
    const changes = formatChanges(details, { labels, formatValue, language });
    const count = typeof details.tasks === "number" ? details.tasks : 0;
    if (kind === "moved")
      return {
        id,
        what: ofMove({ event, count, changes }),
        who: actorName,
        at: companyMoment(at, language),
      };
    const what = changes === "" ? ofTask({ event, task }) : ofTaskFrom({ event, task, changes });
    return {
      id,
      what: task === "" ? event : what,
      who: actorName,
      at: companyMoment(at, language),
    };
  });
}

const echoed = ["step", "taskId", "task", "dueOn", "assignedTo", "startsOn", "startUp."];

/** @throws 404 for people who may only read it, and where the facility is no longer served */
export async function handlePlanForm(route: PlanRoute) {
  const { actor, db, facility, page } = await requireFacility(route);
  if (!may(actor, "start-up-plans.change") || page.facility.isArchived) throw notFound();
  const path = `${page.path}/start-up-plan`;
  const { language } = actor;
  const { queue } = route.context.get(appContext);
  const { alreadyReceived: question } = startUpPlanServerMessages(language);
  return handleFormOnce(
    route,
    {
      form: "start-up-plan",
      schema: planForm(language),
      echoed,
      actor,
      db,
      adds: ({ step }) => (step === "add" ? { noun: "start-up-task", question } : undefined),
    },
    async (fields, refuse, tx, _, sent) => {
      const promised = readPromisedTasks(sent, language);
      if (fields.step === "make" && Object.keys(promised.errors).length > 0)
        return refuse(422, promised.errors);
      const result = await run({ db: tx, queue }, actor, facility.id, fields, {
        ...promised,
        sent,
      });
      if (result.ok) return redirectAfterPost(path);
      if (result.reason === "edited-by-both") return refuseTask(refuse, result, fields, tx);
      return refuseProblem(refuse, result.reason);
    },
  );

  async function refuseTask(
    refuse: Refuse,
    result: Parameters<typeof refuseEdit>[1],
    fields: PlanForm,
    tx: typeof db,
  ) {
    const place = { clientId: facility.clientId, facilityId: facility.id };
    const names = new Map(
      (await listAssignees(tx, actor, place)).map(({ id, name }) => [id, name]),
    );
    const sent = fields.step === "change" ? fields : undefined;
    return refuseEdit(
      refuse,
      result,
      { task: sent?.task ?? "", dueOn: sent?.dueOn ?? "", assignedTo: sent?.assignedTo ?? "" },
      {
        formatValue(name, value) {
          if (name === "dueOn") return dayWithYear(value, language);
          if (name !== "assignedTo") return value;
          return names.get(value) ?? startUpPlanServerMessages(language).someone;
        },
      },
    );
  }
}

interface Sent {
  tasks: readonly PromisedTask[];
  sent: Readonly<Record<string, unknown>>;
}

function run(
  context: Parameters<typeof moveStartUpPlan>[0],
  actor: Actor,
  facilityId: string,
  fields: PlanForm,
  { tasks, sent }: Sent,
) {
  switch (fields.step) {
    case "make": {
      const { language } = actor;
      const written = tasks.map((task) => ({ ...task, language }));
      const plan = { startsOn: fields.startsOn, tasks: written, isPromised: false };
      return makeStartUpPlan(context, actor, facilityId, plan);
    }
    case "move":
      return moveStartUpPlan(context, actor, facilityId, fields);
    case "add":
      return addStartUpTask(context, actor, facilityId, fields);
    case "change": {
      const { taskId, task, dueOn, assignedTo } = fields;
      const change = { taskId, task, dueOn, assignedTo };
      return changeStartUpTask(context, actor, facilityId, change, seenIn(sent));
    }
    case "done":
    case "reopen": {
      const check = { taskId: fields.taskId, isDone: fields.step === "done" };
      return checkStartUpTask(context, actor, facilityId, check);
    }
    case "remove":
      return removeStartUpTask(context, actor, facilityId, fields);
  }
}

function refuseProblem(refuse: Refuse, reason: StartUpProblem) {
  if (reason === "not-found") throw notFound();
  const day = dateProblem(reason, refuse.language);
  if (day !== undefined) return refuse(409, day);
  const texts: Readonly<Record<string, string>> = startUpPlanServerMessages(
    refuse.language,
  ).problems;
  const sentence = texts[reason] ?? texts["not-found"] ?? "";
  return reason === "unknown-person"
    ? refuse(409, { assignedTo: sentence })
    : refuse(409, sentence);
}
