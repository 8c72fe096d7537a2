import {
  countedLine,
  maxEntries,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { applicationFilterAddress } from "./hiring-types.ts";
import { countApplications, listApplications } from "./list-applications.server.ts";
import { hiringServerMessages } from "./messages.server.ts";

const list = "/office/applications";

export const applicationsOnStartPage: StartPagePart = {
  needs: "applications.read",
  place: 21,
  async read({ db, actor, now, since }) {
    const { startPage: texts } = hiringServerMessages(actor.language);
    const oldest = { tab: "received", sort: "oldest" } as const;
    const recent = { tab: "all", sort: "newest", from: since } as const;
    const [waiting, received, { rows }] = await Promise.all([
      countApplications(db, actor, oldest),
      countApplications(db, actor, recent, now),
      listApplications(db, actor, oldest, maxEntries),
    ]);
    const entries = rows.map(({ id, name, positionTitle }) => ({
      to: `${list}/${id}`,
      label: positionTitle,
      detail: name,
    }));
    return {
      waiting: [
        countedLine(
          list + applicationFilterAddress(oldest),
          waiting.received,
          texts.waiting,
          entries,
        ),
      ],
      changed: [countedLine(list + applicationFilterAddress(recent), received.all, texts.received)],
    };
  },
};
