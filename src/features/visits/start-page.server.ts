import { countedLine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countVisits } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { scheduleAddress } from "./schedule-address.ts";

export const visitsOnStartPage: StartPagePart = {
  needs: "schedule.read",
  place: 40,
  async read({ db, actor, now, today, since }) {
    const { startPage: texts } = visitServerMessages(actor.language);
    const counts = await countVisits(db, actor, { from: since, to: today }, now);
    const listOf = (state: "missed" | "completed") =>
      `/office/schedule${scheduleAddress({ view: "list", on: since, until: today, state })}`;
    return {
      late: [countedLine(listOf("missed"), counts.missed, texts.missed)],
      changed: [countedLine(listOf("completed"), counts.completed, texts.completed)],
    };
  },
};
