import { countedLine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countVisits } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { scheduleAddress } from "./schedule-address.ts";

export const visitsOnStartPage: StartPagePart = {
  needs: "schedule.read",
  place: 40,
  async read({ db, actor, now, today, since }) {
    const { startPage: texts } = visitServerMessages(actor.language);
    // The lists are those of an outcome: a visit that was left unfinished is not among the completed ones.
    const [{ missed }, { completed }] = await Promise.all([
      countVisits(db, actor, { from: since, to: today, outcome: "missed" }, now),
      countVisits(db, actor, { from: since, to: today, outcome: "completed" }, now),
    ]);
    const listOf = (state: "missed" | "completed") =>
      `/office/schedule${scheduleAddress({ view: "list", on: since, until: today, state })}`;
    return {
      late: [countedLine(listOf("missed"), missed, texts.missed)],
      changed: [countedLine(listOf("completed"), completed, texts.completed)],
    };
  },
};
