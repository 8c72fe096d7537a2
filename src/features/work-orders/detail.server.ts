import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { allowedCommands } from "./allowed-commands.ts";
import { listAssignees } from "./assignees.server.ts";
import { toClockViews } from "./clock-views.server.ts";
import type { WorkOrderDetail, WorkOrderHistoryRow } from "./find-work-order.server.ts";
import { findWorkOrder } from "./find-work-order.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { askerName, requestedBy } from "./occupant-words.server.ts";
import { type Priority, priorities } from "./service-levels/priority-types.ts";
import { findUndoableEvent } from "./undo-command.server.ts";
import { seesInternal } from "./visible-work-orders.server.ts";
import { toWorkOrderTableRow } from "./work-order-table-row.server.ts";
import { isOpenWorkOrder } from "./work-order-types.ts";
import { toWorkOrdersViewData, type WorkOrdersView } from "./work-orders-view.ts";

const historyOf = (order: WorkOrderDetail, language: Language) =>
  order.history.map((row) => ({
    id: row.id,
    at: momentOf(row.at, language, new Date(), order.timeZone),
    what: sentenceOf(row, order.duplicateOf?.number, language),
    who: row.actorName ?? whoElse(row, order, language),
    text: row.text,
    language: row.details.language === "es" ? ("es" as const) : undefined,
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

/** What happened, in a sentence; the read has checked who reads. */
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
export async function enterOrder(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const actor = await view.enter(route);
  const parsed = z.safeParse(z.uuid(), rawId);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return { actor, id: parsed.data, ...route.context.get(appContext) };
}

export async function readDetail(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db } = await enterOrder(view, route, rawId);
  const order = await findWorkOrder(db, actor, id);
  if (order === undefined) throw new Response(null, { status: 404 });
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

/** Leads from a client's request about visits to where it is planned. */
function planLinkOf(order: WorkOrderDetail, actor: Actor) {
  const { category, visit, clientId, facilityId } = order;
  if (isClientRole(actor.role) || !may(actor, "schedule.change")) return undefined;
  const { planVisit, changeVisit, openSchedule } = workOrderServerMessages(actor.language).planLink;
  if (category === "extra-service") {
    const isOver = !isOpenWorkOrder(order);
    const isPlanned = order.extraVisits.some(
      ({ state }) => state === "scheduled" || state === "in-progress",
    );
    if (isOver || isPlanned) return undefined;
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

/** What the screen shows of the work order itself; the same in the data for other programs. */
export function toWorkOrderView(order: WorkOrderDetail, actor: Actor) {
  const { language } = actor;
  const { excerpt: _, ...row } = toWorkOrderTableRow(order, actor);
  return {
    ...row,
    text: order.text,
    language: order.language ?? undefined,
    voices: order.voices,
    files: order.files,
    source: workOrderServerMessages(language).sources[order.source],
    holdReason: order.holdReason,
    cycle: order.cycle,
    duplicateOf: order.duplicateOf,
    extraVisits: order.extraVisits.map(({ id, date, windowStart, windowEnd, state }) => ({
      id,
      state,
      day: formatDay(date, language),
      window: formatWindow(windowStart, windowEnd, language),
    })),
    visit: order.visit && { id: order.visit.id, day: formatDay(order.visit.date, language) },
    clocks: toClockViews(order, language),
    history: historyOf(order, language),
  };
}
