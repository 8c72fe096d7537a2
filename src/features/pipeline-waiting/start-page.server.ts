import { companyMoment } from "#platform/document/moment.ts";
import {
  countedLine,
  maxEntries,
  type StartPageLine,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { pageOfMatter } from "./matter-pages.ts";
import { pipelineWaitingServerMessages } from "./messages.server.ts";
import {
  countMatters,
  findMattersOpenTo,
  isWaitingMatter,
  listMatter,
} from "./waiting-queries.server.ts";
import { type PipelineMatter, waitingAddress } from "./waiting-types.ts";

export const pipelineWaitingOnStartPage: StartPagePart = {
  needs: "opportunities.read",
  place: 13,
  async read({ db, actor, now, since }) {
    const { startPage: texts } = pipelineWaitingServerMessages(actor.language);
    const days = { now, from: since };
    const counts = await countMatters(db, actor, days);
    const matters = findMattersOpenTo(actor).filter((matter) => (counts[matter] ?? 0) > 0);
    const entriesOf = async (matter: PipelineMatter) => {
      const { rows } = await listMatter(db, actor, matter, { ...days, limit: maxEntries });
      return rows.map(({ id, companyName, contactName, at }) => ({
        to: pageOfMatter(matter, id),
        label: companyName,
        detail: `${contactName}, ${companyMoment(at, actor.language, now).short}`,
      }));
    };
    const lineOf = async (matter: PipelineMatter): Promise<StartPageLine> => {
      const count = counts[matter] ?? 0;
      return isWaitingMatter(matter)
        ? countedLine(waitingAddress({ matter }), count, texts[matter], await entriesOf(matter))
        : countedLine(waitingAddress({ matter, from: since }), count, texts[matter]);
    };
    const [waiting, changed] = await Promise.all([
      Promise.all(matters.filter(isWaitingMatter).map(lineOf)),
      Promise.all(matters.filter((matter) => !isWaitingMatter(matter)).map(lineOf)),
    ]);
    return { waiting, changed };
  },
};
