/** Visits: who was on site and when, and what the crew has written down. */
import { eq, max, or } from "drizzle-orm";
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { calendarLinks } from "./tables/calendar-links.ts";
import { extraVisits } from "./tables/extra-visits.ts";
import { visitEntries, visitExceptions, visitNotes, visitTasks } from "./tables/visit-records.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { visits } from "./tables/visits.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** It is kept because it proves who was on site, and when. */
    attendance: true;
  }
}

export const visitPersonalData = [
  personalTable({
    table: visits,
    columns: {
      windowStart: "code",
      windowEnd: "code",
      cancelReason: "words",
      cancelLanguage: "code",
      undoneReason: "words",
      undoneLanguage: "code",
    },
    holdsName: {
      reason: "attendance",
      async until(db, accountId) {
        const { checkedInAt, checkedInBy, checkedOutBy } = visits;
        const [last] = await db
          .select({ at: max(checkedInAt) })
          .from(visits)
          .where(or(eq(checkedInBy, accountId), eq(checkedOutBy, accountId)));
        return last?.at ? yearsAfter(last.at, privacyLaws.keep.attendance.years) : undefined;
      },
    },
  }),
  personalTable({
    table: visitSeries,
    columns: { title: "words", rule: "code", windowStart: "code", windowEnd: "code" },
  }),
  personalTable({
    table: visitTasks,
    columns: { areaName: "place", floor: "place", task: "place" },
  }),
  personalTable({
    table: visitExceptions,
    columns: { areaName: "place", code: "code", text: "words", language: "code" },
  }),
  personalTable({ table: visitNotes, columns: { text: "words", language: "code" } }),
  personalTable({ table: visitEntries, columns: { kind: "code", remark: "code" } }),
  personalTable({ table: extraVisits, columns: { text: "words", language: "code" } }),
  personalTable({
    table: calendarLinks,
    columns: { secretHash: "secret", encryptedToken: "secret" },
    goesWithAccount: "accountId",
  }),
];
