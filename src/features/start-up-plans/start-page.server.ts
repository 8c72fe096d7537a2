import { quoteWritten } from "#platform/language/written-words.ts";
import {
  countedLine,
  maxEntries,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { startUpPlanServerMessages } from "./messages.server.ts";
import { countStartUpTasks, listStartUpTasks } from "./start-up-plan-queries.server.ts";
import { type TaskTab, taskFilterAddress } from "./start-up-plan-types.ts";
import { toTaskView } from "./start-up-plan-views.server.ts";

const list = "/office/clients/start-up-tasks";

export const startUpTasksOnStartPage: StartPagePart = {
  needs: "start-up-plans.change",
  place: 35,
  async read({ db, actor, now }) {
    const { startPage: texts } = startUpPlanServerMessages(actor.language);
    const counts = await countStartUpTasks(db, actor, {}, now);
    const entries = async (tab: TaskTab) => {
      if (counts[tab] === 0) return [];
      const { rows } = await listStartUpTasks(
        db,
        actor,
        { tab, page: 1 },
        { now, limit: maxEntries },
      );
      return rows.map((row) => {
        const { task, taskLanguage, day } = toTaskView(row, actor, now);
        return {
          to: `/office/clients/${row.clientId}/facilities/${row.facilityId}/start-up-plan`,
          label: row.facilityName,
          detail: quoteWritten((text) => `${text}, ${day}`, task, taskLanguage),
        };
      });
    };
    const line = async (tab: "late" | "soon") =>
      countedLine(list + taskFilterAddress({ tab }), counts[tab], texts[tab], await entries(tab));
    return { late: [await line("late")], waiting: [await line("soon")] };
  },
};
