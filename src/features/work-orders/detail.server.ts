import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { allowedCommands } from "./allowed-commands.ts";
import { listAssignees } from "./assignees.server.ts";
import { toClockViews } from "./clock-views.server.ts";
import type { WorkOrderDetail, WorkOrderHistoryRow } from "./find-work-order.server.ts";
import { findWorkOrder } from "./find-work-order.server.ts";
import { type Priority, priorities, priorityLabels } from "./service-levels/priority-types.ts";
import { findUndoableEvent } from "./undo-command.server.ts";
import { seesInternal } from "./visible-work-orders.server.ts";
import { toWorkOrderTableRow } from "./work-order-table-row.server.ts";
import { isOpenWorkOrder, sourceLabels } from "./work-order-types.ts";
import { toWorkOrdersViewData, type WorkOrdersView } from "./work-orders-view.ts";

/** What happened to a work order, in sentences; the read has checked who reads. */
const sentences: Readonly<Record<string, string>> = {
  created: "Requested",
  acknowledged: "Acknowledged",
  unassigned: "Unassigned",
  started: "Work started",
  held: "Put on hold",
  resumed: "Work resumed",
  finished: "Done",
  accepted: "Accepted",
  reopened: "Reopened",
  cancelled: "Canceled",
  declined: "Declined",
  joined: "Merged into another work order",
  "price-offered": "A price was offered",
  "price-accepted": "The price was accepted",
  commented: "Comment",
  "visit-planned": "Visit planned",
  "reported-again": "Reported again",
  noted: "Internal comment",
};

const historyOf = ({ history, timeZone, duplicateOf, askedName }: WorkOrderDetail) =>
  history.map((row) => ({
    id: row.id,
    at: momentOf(row.at, "en", new Date(), timeZone),
    what: sentenceOf(row, duplicateOf?.number),
    who: row.actorName ?? whoElse(row, askedName),
    text: row.text,
    language: row.details.language === "es" ? ("es" as const) : undefined,
    files: row.files,
    isInternal: row.isInternal,
    isMissed: row.kind === "breached",
    /** A comment speaks for itself. */
    isComment: row.kind === "commented" || row.kind === "noted",
  }));

const whoElse = ({ kind, details }: WorkOrderHistoryRow, askedName: string) =>
  kind === "created"
    ? askedName
    : details.byOccupant === true
      ? "Someone at the QR sign"
      : undefined;

function sentenceOf({ kind, toName, details }: WorkOrderHistoryRow, duplicateOf?: string): string {
  const clock = details.clock === "response" ? "the response" : "completion";
  if (kind === "assigned") return `Assigned to ${toName ?? "someone"}`;
  if (kind === "joined" && duplicateOf) return `Duplicate of ${duplicateOf}`;
  if (kind === "warned") return `A quarter of the time is left: ${clock}`;
  if (kind === "breached") return `Target missed: ${clock}`;
  if (kind === "prioritized")
    return `Priority changed from ${labelOf(details.priorityBefore)} to ${labelOf(details.priority)}`;
  if (kind === "undone") return `Undone: ${undoneMessage(String(details.kind))}`;
  return sentences[kind] ?? kind;
}

function undoneMessage(kind: string): string {
  if (kind === "assigned") return "assigned";
  if (kind === "prioritized") return "priority change";
  return (sentences[kind] ?? kind).toLowerCase();
}

const labelOf = (priority: unknown): string =>
  (priorityLabels[priority as Priority] ?? "another").toLowerCase();

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
  return {
    ...toWorkOrderView(order, actor),
    view: toWorkOrdersViewData(view),
    commands: allowedCommands(actor, order),
    assignees: await listAssignees(db, actor, facility),
    priorities: priorities.map((value) => ({ value, label: priorityLabels[value] })),
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
  if (category === "extra-service") {
    const isOver = !isOpenWorkOrder(order);
    const isPlanned = order.extraVisits.some(
      ({ state }) => state === "scheduled" || state === "in-progress",
    );
    if (isOver || isPlanned) return undefined;
    return { to: `/office/work-orders/${order.id}/extra-visit`, label: "Plan an extra visit" };
  }
  if (category !== "schedule-change") return undefined;
  if (visit?.state === "scheduled")
    return { to: `/office/schedule/${visit.id}/edit`, label: "Change the visit" };
  return {
    to: `/office/schedule?facilityId=${facilityId}&clientId=${clientId}`,
    label: "Open the schedule",
  };
}

/** What the screen shows of the work order itself; the same in the data for other programs. */
export function toWorkOrderView(order: WorkOrderDetail, actor: Actor) {
  const { excerpt: _, ...row } = toWorkOrderTableRow(order, actor.accountId);
  return {
    ...row,
    text: order.text,
    language: order.language ?? undefined,
    voices: order.voices,
    files: order.files,
    source: sourceLabels[order.source],
    holdReason: order.holdReason,
    cycle: order.cycle,
    duplicateOf: order.duplicateOf,
    extraVisits: order.extraVisits.map(({ id, date, windowStart, windowEnd, state }) => ({
      id,
      state,
      day: formatDay(date, "en"),
      window: formatWindow(windowStart, windowEnd, "en"),
    })),
    visit: order.visit && { id: order.visit.id, day: formatDay(order.visit.date, "en") },
    clocks: toClockViews(order),
    history: historyOf(order),
  };
}
