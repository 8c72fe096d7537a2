/** The subject of a thread, as text and as a link. */

import * as z from "zod/mini";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { formatDayWithYear } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Language } from "#platform/language/language.ts";
import { type AboutKind, aboutFields, aboutKinds } from "./about-fields.ts";
import { threadServerTexts } from "./messages.server.ts";
import type { MessagesView } from "./messages-view.ts";
import { findAbout, type ThreadAbout } from "./thread-about.server.ts";

/** @example "Work order WO-1042, Spill or leak" */
export const toThreadAboutView = (about: ThreadAbout, language: Language) => ({
  kind: about.kind,
  id: about.id,
  label: labelOf(about, language),
});

function labelOf(about: ThreadAbout, language: Language): string {
  const texts = threadServerTexts(language).about;
  switch (about.kind) {
    case "work-order":
      return texts.workOrder({
        number: about.number,
        category: categoryLabel(about.category, language),
      });
    case "visit":
      return texts.visit({ day: formatDayWithYear(about.date, language) });
    case "invoice":
      return texts.invoice({ number: about.number });
    case "document":
      return texts.document({ title: about.title });
    case "inspection":
      return texts.inspection({ day: formatDayWithYear(about.date, language) });
  }
}

/** Shorter than the field of a subject. */
const subjectOf = (about: ThreadAbout, language: Language): string =>
  about.kind === "document" ? cutText(about.title, 150) : labelOf(about, language);

const folders: Record<AboutKind, string> = {
  "work-order": "work-orders",
  visit: "schedule",
  invoice: "invoices",
  document: "documents",
  inspection: "inspections",
};

export const linkedAbout = ({ area }: MessagesView, about: ThreadAbout, language: Language) => ({
  ...toThreadAboutView(about, language),
  to: `${area}/${folders[about.kind]}/${about.id}`,
});

/** The record that the address of a new thread names; undefined if the actor may not open it. */
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
  const { language } = actor;
  return {
    ...linkedAbout(view, about, language),
    facilityId,
    clientId,
    subject: subjectOf(about, language),
  };
}
