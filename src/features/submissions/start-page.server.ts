import { may } from "#platform/identity/permissions.ts";
import { writtenAlone } from "#platform/language/written-words.ts";
import {
  countedLine,
  maxEntries,
  type StartPageLine,
  type StartPagePart,
  type StartPageRequest,
} from "#platform/start-page/start-page-part.ts";
import { countSubmissions, listSubmissions } from "./handling/list-submissions.server.ts";
import { type AnsweredKind, languageOfSubject, mayRead } from "./handling/submission-kinds.ts";
import { submissionServerMessages } from "./messages.server.ts";
import { submissionFilterOf } from "./office/submission-filter.server.ts";

const kindsOfPage = ["lead", "contact-message"] as const;

const lists: Record<AnsweredKind, string> = {
  lead: "/office/leads",
  "contact-message": "/office/contact-messages",
};

export const submissionsOnStartPage: StartPagePart = {
  // Each kind has a permission of its own.
  needs: "account.use-own",
  place: 20,
  async read(question) {
    const kinds = kindsOfPage.filter((kind) => mayRead(question.actor, kind));
    const lines = await Promise.all(kinds.map((kind) => readKind(question, kind)));
    return {
      // Quote requests wait in the pipeline, for those who work with it.
      waiting: lines.flatMap(({ waiting }, index) =>
        kinds[index] === "lead" && may(question.actor, "opportunities.read") ? [] : [waiting],
      ),
      changed: lines.map(({ received }) => received),
    };
  },
};

async function readKind(
  { db, actor, now, since }: StartPageRequest,
  kind: AnsweredKind,
): Promise<Record<"waiting" | "received", StartPageLine>> {
  const texts = submissionServerMessages(actor.language).startPage[kind];
  const { receivedFrom } = submissionFilterOf({ state: "all", sort: "newest", from: since }, now);
  const oldest = { state: "open", sort: "oldest" } as const;
  const [counts, recent, { rows }] = await Promise.all([
    countSubmissions(db, actor, kind, {}),
    countSubmissions(db, actor, kind, { receivedFrom }),
    listSubmissions(db, actor, kind, oldest, maxEntries),
  ]);
  const list = lists[kind];
  const entries = rows.map((row) => ({
    to: `${list}/${row.id}`,
    label: writtenAlone(row.subject, languageOfSubject(kind, row)),
    detail: row.name,
  }));
  return {
    waiting: countedLine(`${list}?sort=oldest`, counts.open, texts.waiting, entries),
    received: countedLine(`${list}?state=all&from=${since}`, recent.all, texts.received),
  };
}
