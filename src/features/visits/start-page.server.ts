import { formatCount } from "#platform/frame/format-count.ts";
import type { StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countVisits } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { scheduleAddress } from "./schedule-address.ts";

export const visitsOnStartPage: StartPagePart = {
  needs: "schedule.read",
  place: 40,
  async read({ db, actor, now, today, since }) {
    const { startPage: texts } = visitServerMessages(actor.language);
    const span = { from: since, to: today };
    const counts = await countVisits(db, actor, span, now);
    const listOf = (state: "missed" | "completed") =>
      `/office/schedule${scheduleAddress({ view: "list", on: since, until: today, state })}`;
    const say = (text: typeof texts.missed, count: number) =>
      text({ count, shown: formatCount(count) });
    return {
      late: [
        { to: listOf("missed"), count: counts.missed, text: say(texts.missed, counts.missed) },
      ],
      changed: [
        {
          to: listOf("completed"),
          count: counts.completed,
          text: say(texts.completed, counts.completed),
        },
      ],
    };
  },
};
