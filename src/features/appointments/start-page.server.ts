import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import {
  countedLine,
  maxEntries,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { listOwnToday } from "./appointment-queries.server.ts";
import { hoursOfTime } from "./appointment-times.ts";
import { appointmentServerMessages } from "./messages.server.ts";

export const appointmentsOnStartPage: StartPagePart = {
  needs: "appointments.read",
  place: 12,
  async read({ db, actor, now }) {
    const { startPage } = appointmentServerMessages(actor.language);
    const today = await listOwnToday(db, actor, now);
    const entries = today.slice(0, maxEntries).map((row) => ({
      to: appointmentKinds[row.kind].pathOf(row.subjectId),
      label: row.guestName,
      detail: hoursOfTime(row, actor.language),
    }));
    return {
      waiting: [countedLine("/office/appointments", today.length, startPage.today, entries)],
    };
  },
};
