/** Requests for a quote: the person who asked, and what they wrote. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { submissionColumnKinds } from "#platform/submissions/submission-personal-data.server.ts";
import { leads } from "./tables/leads.ts";

export const leadPersonalData = [
  personalTable({
    table: leads,
    columns: {
      ...submissionColumnKinds,
      search: "derived",
      fullName: "name",
      company: "about",
      email: "email",
      phone: "phone",
      squareFootage: "about",
      message: "words",
      frequency: "code",
      rateCard: "code",
    },
    record: {
      at: "receivedAt",
      path: ({ id }) => `/office/leads/${id}`,
      fate: () => ({ kind: "deleted" }),
    },
  }),
];
