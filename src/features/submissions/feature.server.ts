import type { FeatureServer } from "#platform/feature.server.ts";
import { submissionFinders } from "./find.server.ts";
import { countOpen } from "./handling/list-submissions.server.ts";

export const submissionsServer = {
  name: "submissions",
  names: () => ({
    "/office/leads": { label: "Quote requests", short: "Quotes" },
    "/office/contact-messages": { label: "Contact messages", short: "Contact" },
    "/office/applications": { label: "Applications", short: "Jobs" },
  }),
  find: submissionFinders,
  attention: {
    "/office/leads": (db, actor) => countOpen(db, actor, "lead"),
    "/office/contact-messages": (db, actor) => countOpen(db, actor, "contact-message"),
    "/office/applications": (db, actor) => countOpen(db, actor, "application"),
  },
} satisfies FeatureServer;
