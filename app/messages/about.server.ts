/** What a thread is about, in words and as a link. */
import * as z from "zod/mini";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { findAbout, type ThreadAbout } from "#domain/messages/thread-about.ts";
import { dayInWords } from "#domain/visits/visit-words.ts";
import { categoryLabel } from "#domain/work-orders/work-order-types.ts";
import type { MessagesRoom } from "./messages-room.ts";

/** @example "Work order WO-1042, Spill or leak" */
export function shownAbout(about: ThreadAbout) {
  const { kind, id } = about;
  const label =
    about.kind === "work-order"
      ? `Work order ${about.number}, ${categoryLabel(about.category)}`
      : `Visit of ${dayInWords(about.date)}`;
  return { kind, id, label };
}

const folders = { "work-order": "work-orders", visit: "schedule" };

export const linkedAbout = ({ area }: MessagesRoom, about: ThreadAbout) => ({
  ...shownAbout(about),
  to: `${area}/${folders[about.kind]}/${about.id}`,
});

/** What the address of a new thread names; undefined for what the actor may not open. */
export async function readAskedAbout(room: MessagesRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const { searchParams } = new URL(route.request.url);
  const idIn = (name: string) => z.safeParse(z.uuid(), searchParams.get(name)).data;
  const ids = { workOrderId: idIn("work-order"), visitId: idIn("visit") };
  const about = await findAbout(db, actor, ids);
  if (about === undefined) return undefined;
  const subject =
    about.kind === "work-order"
      ? `${about.number}: ${categoryLabel(about.category)}`
      : `Visit of ${dayInWords(about.date)}`;
  return { ...linkedAbout(room, about), facilityId: about.facilityId, subject };
}
