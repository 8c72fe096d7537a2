/** Opportunities name nobody: who asks is a contact, and what they wrote is the quote request. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { opportunities, opportunityStages } from "./tables/opportunities.ts";

export const opportunityPersonalData = [
  personalTable({
    table: opportunities,
    columns: {
      reference: "code",
      origin: "code",
      source: "code",
      campaign: "code",
      stage: "code",
      lostReason: "code",
      lostNote: "words",
      valueBasis: "code",
      nextStep: "words",
    },
  }),
  personalTable({ table: opportunityStages, columns: { stage: "code", fromStage: "code" } }),
];
