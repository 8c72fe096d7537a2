/** What a thread is about, in words and as a link. */
import * as z from "zod/mini";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { type AboutKind, aboutFields, aboutKinds } from "./about-fields.ts";
import type { MessagesView } from "./messages-view.ts";
import { findAbout, type ThreadAbout } from "./thread-about.server.ts";

/** @example "Work order WO-1042, Spill or leak" */
export const toThreadAboutView = (about: ThreadAbout) => ({
  kind: about.kind,
  id: about.id,
  label: labelOf(about),
});

function labelOf(about: ThreadAbout): string {
  switch (about.kind) {
    case "work-order":
      return `Work order ${about.number}, ${categoryLabel(about.category)}`;
    case "visit":
      return `Visit of ${formatDay(about.date, "en")}`;
    case "invoice":
      return `Invoice ${about.number}`;
    case "document":
      return `Document: ${about.title}`;
    case "inspection":
      return `Inspection of ${formatDay(about.date, "en")}`;
  }
}

/** Shorter than the field of a subject. */
const subjectOf = (about: ThreadAbout): string =>
  about.kind === "document" ? about.title.slice(0, 150) : labelOf(about);

const folders: Record<AboutKind, string> = {
  "work-order": "work-orders",
  visit: "schedule",
  invoice: "invoices",
  document: "documents",
  inspection: "inspections",
};

export const linkedAbout = ({ area }: MessagesView, about: ThreadAbout) => ({
  ...toThreadAboutView(about),
  to: `${area}/${folders[about.kind]}/${about.id}`,
});

/** What the address of a new thread names; undefined for what the actor may not open. */
export async function readAskedAbout(view: MessagesView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const { searchParams } = new URL(route.request.url);
  const ids = aboutKinds.map((kind) => [
    aboutFields[kind],
    z.safeParse(z.uuid(), searchParams.get(kind)).data,
  ]);
  const about = await findAbout(db, actor, Object.fromEntries(ids));
  if (about === undefined) return undefined;
  const { facilityId, clientId } = about;
  return { ...linkedAbout(view, about), facilityId, clientId, subject: subjectOf(about) };
}
