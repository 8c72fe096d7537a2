import { listFacilities } from "#features/facilities/find-facility.server.ts";
import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { findNote, findVisitForMail } from "../find-visit.server.ts";
import { visitNotifications } from "../notifications.server.ts";
import { scheduleChanged, visitChanged } from "./visit-changed.tsx";
import { visitMissed } from "./visit-missed.tsx";
import { visitNote } from "./visit-note.tsx";

interface VisitChange {
  /** The kind by which the reader chooses emails; absent in what earlier versions queued. */
  kind?: "visit-soon" | "visit-changed";
}

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** The people concerned get these emails. Their permissions are checked again when an email leaves. */
    "visit-missed": ForAccount;
    /** Canceled, taken back or moved by a person. */
    "visit-changed": ForAccount & { event: "cancelled" | "reinstated" | "changed" } & VisitChange;
    /** Several visits at once, by an edit of their series. */
    "schedule-changed": ForAccount & {
      facilityId: string;
      count: number;
      from: string;
    } & VisitChange;
    /** The supervisor gets the note of a crew on site. */
    "visit-note": ForAccount & { noteId: string };
  }
  interface EmailSubjects {
    visit: true;
    "visit-series": true;
    facility: true;
  }
  interface NotDueReasons {
    attended: true;
    "changed-again": true;
  }
}

const schedulePathOf = (isClient: boolean) =>
  isClient ? "/client-portal/schedule" : "/office/schedule";

export const visitEmails: Renderers<
  "visit-missed" | "visit-changed" | "schedule-changed" | "visit-note"
> = {
  async "visit-missed"(parts, { aboutId, data }) {
    const mail = await findVisitForMail(parts.db, data.accountId, aboutId ?? "");
    if (mail === undefined) return undefined;
    const { visit, recipient } = mail;
    if (visit.state !== "missed") return { notDue: "attended" };
    const { isClient, email, language } = recipient;
    return ifWanted(parts, data.accountId, visitNotifications["visit-missed"], async (links) => ({
      ...(await visitMissed({
        name: recipient.name,
        language,
        isClient,
        facility: visit.facilityName,
        links,
        beginsAt: visit.beginsAt,
        timeZone: visit.timeZone,
        address: `${parts.origin}${schedulePathOf(isClient)}/${visit.id}`,
      })),
      to: email,
    }));
  },
  async "visit-changed"(parts, { aboutId, data }) {
    const mail = await findVisitForMail(parts.db, data.accountId, aboutId ?? "");
    if (mail === undefined) return undefined;
    const { visit, recipient } = mail;
    const isStill = (data.event === "cancelled") === (visit.state === "cancelled");
    if (!isStill) return { notDue: "changed-again" };
    const { language } = recipient;
    const hours = formatWindow(visit.windowStart, visit.windowEnd, language);
    const when = `${formatDay(visit.date, language, { timeZone: visit.timeZone })}, ${hours}`;
    const { kind = "visit-changed" } = data;
    return ifWanted(parts, data.accountId, visitNotifications[kind], async (links) => ({
      ...(await visitChanged({
        isSoon: kind === "visit-soon",
        name: recipient.name,
        language,
        facility: visit.facilityName,
        links,
        when,
        event: data.event,
        reason: visit.cancelReason ?? undefined,
        written: visit.cancelLanguage,
        address: `${parts.origin}${schedulePathOf(recipient.isClient)}/${visit.id}`,
      })),
      to: recipient.email,
    }));
  },
  async "schedule-changed"(parts, { data }) {
    const { accountId, facilityId, count, from, kind = "visit-changed" } = data;
    const actor = await findActorOf(parts.db, accountId);
    const seen = actor ? await listFacilities(parts.db, actor) : [];
    const facility = seen.find(({ id }) => id === facilityId);
    if (actor === undefined || facility === undefined) return undefined;
    const schedulePath = schedulePathOf(isClientRole(actor.role));
    return ifWanted(parts, accountId, visitNotifications[kind], async (links) => ({
      ...(await scheduleChanged({
        isSoon: kind === "visit-soon",
        name: actor.name,
        language: actor.language,
        facility: facility.name,
        links,
        count,
        from: formatDay(from, actor.language, { timeZone: facility.timeZone }),
        address: `${parts.origin}${schedulePath}?facilityId=${facilityId}`,
      })),
      to: actor.email,
    }));
  },
  async "visit-note"(parts, { aboutId, data }) {
    const mail = await findVisitForMail(parts.db, data.accountId, aboutId ?? "");
    const note = mail && (await findNote(parts.db, mail.visit.id, data.noteId));
    if (mail === undefined || note === undefined) return undefined;
    const { visit, recipient } = mail;
    return ifWanted(parts, data.accountId, visitNotifications["visit-note"], async (links) => ({
      ...(await visitNote({
        name: recipient.name,
        language: recipient.language,
        facility: visit.facilityName,
        links,
        ...note,
        address: `${parts.origin}/office/schedule/${visit.id}`,
      })),
      to: recipient.email,
    }));
  },
};
