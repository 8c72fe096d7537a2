import type { FeatureServer } from "#platform/feature.server.ts";
import { submissionFinders } from "./find.server.ts";
import { countOpen } from "./handling/list-submissions.server.ts";
import { submissionMessages } from "./messages.ts";
import { submissionPersonalData } from "./personal-data.server.ts";
import { submissionsOnStartPage } from "./start-page.server.ts";
import { submissionNotes } from "./tables/submission-notes.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    lead: true;
  }
}

export const submissionsServer = {
  name: "submissions",
  names(language) {
    const { kinds } = submissionMessages(language);
    const nameOf = ({ title, short }: (typeof kinds)[keyof typeof kinds]) => ({
      label: title,
      short,
    });
    return {
      "/office/leads": nameOf(kinds.lead),
      "/office/contact-messages": nameOf(kinds["contact-message"]),
    };
  },
  find: submissionFinders,
  attention: {
    "/office/leads": (db, actor) => countOpen(db, actor, "lead"),
    "/office/contact-messages": (db, actor) => countOpen(db, actor, "contact-message"),
  },
  archive: [{ table: submissionNotes }],
  personalData: submissionPersonalData,
  startPage: submissionsOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
