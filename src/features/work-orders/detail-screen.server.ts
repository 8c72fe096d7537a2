import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import { optionalTick } from "#platform/forms/fields.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { allowedCommands } from "./allowed-commands.ts";
import { listAssignees } from "./assignees.server.ts";
import { problemOf, type WorkOrderResult } from "./change-work-order.server.ts";
import {
  findWorkOrder,
  type WorkOrderDetail,
  type WorkOrderHistoryRow,
} from "./find-work-order.server.ts";
import {
  accept,
  acknowledge,
  assign,
  cancel,
  changePriority,
  comment,
  decline,
  finish,
  hold,
  markDuplicate,
  reopen,
  resume,
  start,
} from "./handle-work-order.server.ts";
import { toWorkOrderTableRow } from "./list-screen.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { askerName, requestedBy } from "./occupant-words.server.ts";
import { serviceLevelMessages } from "./service-levels/messages.ts";
import {
  type ClockName,
  type ClockReading,
  type Priority,
  priorities,
} from "./service-levels/service-clock-types.ts";
import { formatStoppedTime, formatTimeLate, formatTimeLeft } from "./time-left.ts";
import { findUndoableEvent, undoWorkOrderCommand } from "./undo-command.server.ts";
import { seesInternal } from "./visible-work-orders.server.ts";
import { toWorkOrdersViewData, type WorkOrdersView } from "./work-order-filter.ts";
import { commentText, numberText, reasonText, remarkText } from "./work-order-form.server.ts";
import { isOpenWorkOrder } from "./work-order-types.ts";

const historyOf = (order: WorkOrderDetail, language: Language) =>
  order.history.map((row) => ({
    id: row.id,
    at: momentOf(row.at, language, order.timeZone),
    what: sentenceOf(row, order.duplicateOf?.number, language),
    who: row.actorName ?? whoElse(row, order, language),
    words: row.words,
    files: row.files,
    isInternal: row.isInternal,
    isMissed: row.kind === "breached",
    /** A comment speaks for itself. */
    isComment: row.kind === "commented" || row.kind === "noted",
  }));

function whoElse(
  { kind, details }: WorkOrderHistoryRow,
  order: WorkOrderDetail,
  language: Language,
): string | undefined {
  if (kind === "created") return askerName(order, language);
  return details.byOccupant === true ? workOrderServerMessages(language).someoneAtSign : undefined;
}

/** An event as a sentence. The read has checked that this reader may see it. */
function sentenceOf(
  { kind, toName, details }: WorkOrderHistoryRow,
  duplicateOf: string | undefined,
  language: Language,
): string {
  const messages = workOrderServerMessages(language);
  const clock = details.clock === "response" ? "response" : "resolution";
  if (kind === "assigned") return messages.assignedTo({ person: toName ?? messages.someone });
  if (kind === "joined" && duplicateOf) return messages.duplicateOf({ number: duplicateOf });
  if (kind === "warned" || kind === "breached") return messages[kind][clock];
  if (kind === "prioritized") {
    const labelOf = (priority: unknown) =>
      messages.ofPriority[priority as Priority] ?? messages.ofPriority.unknown;
    const { priorityBefore, priority } = details;
    return messages.prioritized({ before: labelOf(priorityBefore), after: labelOf(priority) });
  }
  if (kind === "undone") {
    const undone: Readonly<Record<string, string>> = messages.undone;
    return undone[String(details.kind)] ?? messages.undone.other;
  }
  const sentences: Readonly<Record<string, string>> = messages.history;
  return sentences[kind] ?? kind;
}

/** @throws 404 for what is no id, does not exist or may not be seen */
export async function requireWorkOrder(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const actor = await view.enter(route);
  return { actor, id: requireUuid(rawId), ...route.context.get(appContext) };
}

export async function readDetail(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db } = await requireWorkOrder(view, route, rawId);
  const order = await findWorkOrder(db, actor, id);
  if (order === undefined) throw notFound();
  await recordOpened(route, actor, "work-order", id);
  const facility = { clientId: order.clientId, facilityId: order.facilityId };
  const { searchParams } = new URL(route.request.url);
  const done = searchParams.get("done");
  const labels = workOrderMessages(actor.language).priorities;
  return {
    ...toWorkOrderView(order, actor),
    requestedBy: requestedBy(order, actor.language),
    isReportedByOccupant: order.source === "occupant",
    view: toWorkOrdersViewData(view),
    commands: allowedCommands(actor, order),
    assignees: await listAssignees(db, actor, facility),
    priorities: priorities.map((value) => ({ value, label: labels[value] })),
    assignedTo: order.assignedTo,
    me: actor.accountId,
    planLink: planLinkOf(order, actor),
    visitsPath: visitsPathOf(view, actor),
    mayComment: may(actor, "work-orders.comment"),
    mayWriteInternal: seesInternal(actor),
    isNew: done === "created",
    undo: await findUndoableEvent(db, actor, id, searchParams.get("undo") ?? ""),
    lastEventId: order.history.find(({ isInternal }) => !isInternal)?.id,
  };
}

export type DetailData = Awaited<ReturnType<typeof readDetail>>;

/** Section in which the visit opens; undefined for people who plan no visits. */
function visitsPathOf({ audience }: WorkOrdersView, actor: Actor): string | undefined {
  if (audience === "client") return "/client-portal/schedule";
  return may(actor, "schedule.read") ? "/office/schedule" : undefined;
}

/**
 * Leads from a client's request about visits to where it is planned, and from one that was finished before its
 * extra visit to that visit: whoever finishes it decides whether the crew still comes.
 */
export function planLinkOf(order: WorkOrderDetail, actor: Actor) {
  const { category, visit, clientId, facilityId } = order;
  if (isClientRole(actor.role) || !may(actor, "schedule.change")) return undefined;
  const { planVisit, openVisit, changeVisit, openSchedule } = workOrderServerMessages(
    actor.language,
  ).planLink;
  if (category === "extra-service") {
    const planned = order.extraVisits.find(
      ({ state }) => state === "scheduled" || state === "in-progress",
    );
    if (!isOpenWorkOrder(order))
      return planned && { to: `/office/schedule/${planned.id}`, label: openVisit };
    if (planned) return undefined;
    return { to: `/office/work-orders/${order.id}/extra-visit`, label: planVisit };
  }
  if (category !== "schedule-change") return undefined;
  if (visit?.state === "scheduled")
    return { to: `/office/schedule/${visit.id}/edit`, label: changeVisit };
  return {
    to: `/office/schedule?facilityId=${facilityId}&clientId=${clientId}`,
    label: openSchedule,
  };
}

/** The screen and the API have the same of a work order. */
export function toWorkOrderView(order: WorkOrderDetail, actor: Actor) {
  const { language } = actor;
  const { excerpt: _, ...row } = toWorkOrderTableRow(order, actor);
  return {
    ...row,
    text: order.text,
    language: order.language,
    voices: order.voices,
    files: order.files,
    source: workOrderServerMessages(language).sources[order.source],
    holdReason: order.holdReason,
    holdLanguage: order.holdLanguage,
    cycle: order.cycle,
    duplicateOf: order.duplicateOf,
    extraVisits: order.extraVisits.map(({ id, date, windowStart, windowEnd, state }) => ({
      id,
      state,
      day: formatDay(date, language, { timeZone: order.timeZone }),
      window: formatWindow(windowStart, windowEnd, language),
    })),
    visit: order.visit && {
      id: order.visit.id,
      day: formatDay(order.visit.date, language, { timeZone: order.timeZone }),
    },
    clocks: toClockViews(order, language),
    history: historyOf(order, language),
  };
}

const unassigned = z.literal("");

const commandForm = byLanguage((language) => {
  const { errors } = workOrderServerMessages(language);
  const person = z.union([z.uuid(), unassigned], errors.person);
  return z.discriminatedUnion("step", [
    z.object({ step: z.enum(["acknowledge", "start", "resume", "accept", "cancel"]) }),
    z.object({ step: z.literal("assign"), to: person, seen: person }),
    z.object({ step: z.enum(["hold", "decline", "reopen"]), reason: reasonText(language) }),
    z.object({ step: z.literal("finish"), remark: remarkText(language) }),
    z.object({ step: z.literal("mark-duplicate"), number: numberText(language) }),
    z.object({
      step: z.literal("prioritize"),
      priority: z.enum(priorities, errors.priorityOfOrder),
    }),
    z.object({
      step: z.literal("comment"),
      text: commentText(language),
      internal: optionalTick(language),
    }),
    z.object({ step: z.literal("undo"), event: z.uuid() }),
  ]);
});

type CommandForm = z.infer<ReturnType<typeof commandForm>>;

export async function handleWorkOrderForm(
  view: WorkOrdersView,
  route: RouteRequest,
  rawId?: string,
) {
  const { actor, id, db, queue } = await requireWorkOrder(view, route, rawId);
  const echoed = ["step", "reason", "remark", "number", "text", "internal", "priority"];
  const { language } = actor;
  const schema = commandForm(language);
  const definition = {
    form: "step",
    schema,
    echoed,
    sender: actor,
    takesPhotosAlone: true as const,
  };
  const { comment } = workOrderServerMessages(language).alreadyReceived;
  const adds = ({ step }: CommandForm) =>
    step === "comment" ? { noun: "comment", question: comment } : undefined;
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async (fields, refuse, db, fileIds, sent) => {
      const seen = seenIn(sent);
      const result = await run({ db, queue }, actor, id, { fields, fileIds, seen });
      if (result.ok && fields.step === "undo") return redirectAfterPost(`${view.path}/${id}`);
      if (result.ok) return redirectAfterPost(`${view.path}/${id}?undo=${result.eventId}`);
      if (result.reason === "edited-by-both")
        return refuseEdit(
          refuse,
          result,
          "priority" in fields ? { priority: fields.priority } : {},
          {
            formatValue: (_, priority) =>
              Object.entries(workOrderMessages(language).priorities).find(
                ([option]) => option === priority,
              )?.[1] ?? priority,
          },
        );
      const { reason } = result;
      if (reason === "not-found") throw notFound();
      // Done twice is done.
      if (reason === "already-done") return redirectAfterPost(`${view.path}/${id}`);
      const problem = problemOf(fields.step, reason, language);
      if (reason === "unknown-file") return refuse(422, { photos: problem });
      if (reason === "unknown-number") return refuse(422, { number: problem });
      return refuse(reason === "not-allowed" ? 403 : 409, problem);
    },
  );
}

function run(
  context: CommandContext,
  actor: Actor,
  id: string,
  { fields, fileIds, seen }: { fields: CommandForm; fileIds: readonly string[]; seen: Texts },
): Promise<WorkOrderResult | EditRefusal> {
  switch (fields.step) {
    case "acknowledge":
      return acknowledge(context, actor, id);
    case "start":
      return start(context, actor, id);
    case "resume":
      return resume(context, actor, id);
    case "accept":
      return accept(context, actor, id);
    case "cancel":
      return cancel(context, actor, id);
    case "assign":
      return assign(context, actor, id, { to: fields.to || null, seen: fields.seen || null });
    case "hold":
      return hold(context, actor, id, fields.reason);
    case "decline":
      return decline(context, actor, id, fields.reason);
    case "reopen":
      return reopen(context, actor, id, fields.reason, fileIds);
    case "finish":
      return finish(context, actor, id, fields.remark, fileIds);
    case "mark-duplicate":
      return markDuplicate(context, actor, id, fields.number);
    case "undo":
      return undoWorkOrderCommand(context, actor, id, fields.event);
    case "prioritize":
      return changePriority(context, actor, id, fields.priority, seen);
    case "comment":
      return comment(context, actor, id, {
        text: fields.text,
        isInternal: fields.internal,
        fileIds,
      });
  }
}

/** The two clocks in words; none where neither matters any more, as for canceled work. */
function toClockViews({ clocks, state, timeZone }: WorkOrderDetail, language: Language) {
  const labels = serviceLevelMessages(language).clocks;
  const isUnneeded = ["cancelled", "declined", "duplicate"].includes(state);
  const names: ClockName[] = isUnneeded ? [] : ["response", "resolution"];
  return names.map((name) => {
    const reading = clocks[name];
    const { due, isBreached, lateBy } = reading;
    return {
      name,
      label: labels[name],
      state: reading.state,
      isLate: reading.state === "running" && (isBreached || lateBy !== undefined),
      isBreached,
      due: due === undefined ? undefined : momentOf(new Date(due), language, timeZone),
      words: formatClock(reading, timeZone, language),
    };
  });
}

export function formatClock(
  { state, due, remaining, lateBy, dueIfResumed, isBreached, visitDate }: ClockReading,
  timeZone: string,
  language: Language,
  now = Date.now(),
): string {
  const { clocks } = serviceLevelMessages(language);
  if (remaining === undefined) return clocks.noHours;
  const late = lateBy === undefined ? undefined : formatTimeLate(remaining, lateBy, language);
  if (state === "on-hold")
    return late === undefined
      ? formatStoppedTime(remaining, (dueIfResumed ?? now) - now, language)
      : clocks.stoppedLate({ time: late });
  if (state === "running" && due !== undefined) {
    const dueThen = { dueAt: new Date(due), timeZone, visitDate: visitDate ?? null };
    return formatTimeLeft(remaining, late !== undefined, dueThen, language, now);
  }
  if (late !== undefined) return clocks.lateBy({ time: late });
  // A target that was missed stays missed, also where it was moved later.
  return isBreached ? clocks.missed : clocks.onTime;
}
