import {
  countedLine,
  maxEntries,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { applicationFilterAddress } from "./hiring-types.ts";
import { countApplications, listApplications } from "./list-applications.server.ts";
import { hiringServerMessages } from "./messages.server.ts";
import { lastDayToHaveRead } from "./reading-promise.server.ts";

const list = "/office/applications";

export const applicationsOnStartPage: StartPagePart = {
  needs: "applications.read",
  place: 21,
  async read({ db, actor, now, since }) {
    const { startPage: texts } = hiringServerMessages(actor.language);
    const oldest = { tab: "received", sort: "oldest" } as const;
    const recent = { tab: "all", sort: "newest", from: since } as const;
    const overdue = { ...oldest, to: lastDayToHaveRead(now) };
    const [waiting, unread, received, { rows }] = await Promise.all([
      countApplications(db, actor, oldest),
      countApplications(db, actor, overdue, now),
      countApplications(db, actor, recent, now),
      listApplications(db, actor, oldest, maxEntries),
    ]);
    const entries = rows.map(({ id, name, positionTitle }) => ({
      to: `${list}/${id}`,
      label: positionTitle,
      detail: name,
    }));
    // The oldest of all are the oldest of those that are late.
    const late = overdue.to === undefined ? 0 : unread.received;
    const lateLine = countedLine(
      list + applicationFilterAddress(overdue),
      late,
      texts.late,
      entries.slice(0, late),
    );
    const waitingLine = countedLine(
      list + applicationFilterAddress(oldest),
      waiting.received,
      texts.waiting,
      late > 0 ? [] : entries,
    );
    return {
      late: [lateLine],
      waiting: [waitingLine],
      changed: [countedLine(list + applicationFilterAddress(recent), received.all, texts.received)],
    };
  },
};
