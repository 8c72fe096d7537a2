import { inArray } from "drizzle-orm";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { ownWords, writtenAlone } from "#platform/language/written-words.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import {
  byId,
  excerptOf,
  idsInDetails,
  recordIdsOf,
} from "#platform/notifications/read-subjects.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { visitNotes } from "./tables/visit-records.ts";
import { type VisitRow, visits } from "./tables/visits.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "visit-missed": "visit";
    "visit-soon": "visit" | "schedule";
    "visit-changed": "visit" | "schedule";
    "visit-note": "visit";
  }
  interface NotificationRecords {
    visit: true;
    /** A facility's schedule, where several visits changed at once. */
    schedule: true;
  }
}

const textsIn = (language: Language) => visitServerMessages(language).notifications;

const accountTeam = ["account-manager", "supervisor"] as const;

export const visitNotifications = {
  "visit-missed": {
    name: "visit-missed",
    place: 60,
    roles: [...clientRoles, ...accountTeam],
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["visit-missed"],
  },
  // A digest of tomorrow morning would tell of tonight's visit when the night is over.
  "visit-soon": {
    name: "visit-soon",
    place: 70,
    roles: [...clientRoles, ...accountTeam],
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["visit-soon"],
  },
  "visit-changed": {
    name: "visit-changed",
    place: 80,
    roles: [...clientRoles, ...accountTeam],
    usual: "daily",
    label: ({ language }) => textsIn(language).kinds["visit-changed"],
  },
  "visit-note": {
    name: "visit-note",
    place: 90,
    roles: accountTeam,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["visit-note"],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

/** Crew leads see tonight's visits alone, and are told nothing of the others. */
const needs = { client: "facilities.read", staff: "schedule.read" } as const;

export const visitRecord: NotificationRecord<"visit"> = {
  name: "visit",
  needs,
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/schedule/${recordId}`,
  async describe(db, notifications, { language }) {
    const { id, date, windowStart, windowEnd, cancelReason, cancelLanguage } = visits;
    const [rows, notes] = await Promise.all([
      db
        .select({ id, date, windowStart, windowEnd, cancelReason, cancelLanguage })
        .from(visits)
        .where(inArray(id, recordIdsOf(notifications))),
      db
        .select({
          id: visitNotes.id,
          visitId: visitNotes.visitId,
          text: excerptOf(visitNotes.text),
          language: visitNotes.language,
        })
        .from(visitNotes)
        .where(inArray(visitNotes.id, idsInDetails(notifications, "noteId"))),
    ]);
    const [visitWith, noteWith] = [byId(rows), byId(notes)];
    return ({ event, recordId, details, person }) => {
      const visit = visitWith.get(recordId);
      if (event !== "noted") return describeChange(event, visit, language);
      const note = noteWith.get(details.noteId);
      return {
        title: noteTitle(visit, person, language),
        text: note?.visitId === recordId ? writtenAlone(note.text, note.language) : undefined,
      };
    };
  },
};

type DescribedVisit = Pick<
  VisitRow,
  "date" | "windowStart" | "windowEnd" | "cancelReason" | "cancelLanguage"
>;

function describeChange(event: string, visit: DescribedVisit | undefined, language: Language) {
  const texts = textsIn(language);
  const titles: Readonly<Record<string, string>> = {
    missed: texts.missed,
    cancelled: texts.canceled,
    reinstated: texts.reinstated,
    changed: texts.moved,
  };
  const title = titles[event] ?? texts.changed;
  if (visit === undefined) return { title, text: undefined };
  const { date, windowStart, windowEnd, cancelReason, cancelLanguage } = visit;
  const time = formatWindow(windowStart, windowEnd, language);
  const what = texts.when({ day: formatDay(date, language), time });
  return {
    title: texts.about({ title, what }),
    text:
      event === "cancelled" && cancelReason
        ? writtenAlone(cancelReason, cancelLanguage)
        : undefined,
  };
}

function noteTitle(visit: DescribedVisit | undefined, person: string, language: Language): string {
  const { note, noteOn } = textsIn(language);
  return visit === undefined
    ? note({ person })
    : noteOn({ person, day: formatDay(visit.date, language) });
}

export const scheduleRecord: NotificationRecord<"schedule"> = {
  name: "schedule",
  needs,
  pathOf: ({ facilityId }, audience) => `${homeOf(audience)}/schedule?facilityId=${facilityId}`,
  async describe(_db, _notifications, { language }) {
    const { scheduleChanged, visitsFrom } = textsIn(language);
    return ({ details: { count, from } }) => ({
      title: scheduleChanged,
      text:
        typeof count === "number" && typeof from === "string"
          ? ownWords(visitsFrom({ count, day: formatDay(from, language) }))
          : undefined,
    });
  },
};
