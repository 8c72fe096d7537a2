import type { Finder } from "#platform/feature.server.ts";
import { listSubmissions } from "./handling/list-submissions.server.ts";
import { mayRead } from "./handling/submission-kinds.ts";
import { submissionMessages } from "./messages.ts";
import { submissionViews } from "./office/submission-views.ts";

/** Leads and contact messages, each a group of its own. */
export const submissionFinders: readonly Finder[] = submissionViews.map(
  ({ kind, path }, index) => ({
    title: (language) => submissionMessages(language).kinds[kind].title,
    place: 80 + index,
    async find({ db, actor, words, limit }) {
      if (!mayRead(actor, kind)) return [];
      const filter = { state: "all", words, sort: "newest" } as const;
      const { rows } = await listSubmissions(db, actor, kind, filter, limit);
      return rows.map(({ id, name, subject, reference }) => ({
        to: `${path}/${id}`,
        label: name,
        detail: `${subject}, ${reference}`,
      }));
    },
  }),
);
