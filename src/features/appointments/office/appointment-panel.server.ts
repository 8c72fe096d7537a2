import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { AppointmentKindDefinition } from "../appointment-kind.server.ts";
import { readAppointmentStanding } from "./appointment-office.server.ts";

export interface AppointmentPanelData {
  path: string;
  standing: string;
  time: string | undefined;
  /** True while the subject is open, so that a time can still be agreed on. */
  isOpen: boolean;
}

/** Undefined for who may not read appointments of this kind. */
export async function readAppointmentPanel(
  route: RouteRequest,
  actor: Actor,
  kind: AppointmentKindDefinition,
  id: string,
): Promise<AppointmentPanelData | undefined> {
  if (!may(actor, kind.read)) return undefined;
  const { db } = route.context.get(appContext);
  const [{ text, time }, subject] = await Promise.all([
    readAppointmentStanding(db, kind, actor, id),
    kind.findSubject(db, id),
  ]);
  return {
    path: kind.pathOf(id),
    standing: text,
    time,
    isOpen: time === undefined && subject?.isOpen === true && may(actor, kind.change),
  };
}
