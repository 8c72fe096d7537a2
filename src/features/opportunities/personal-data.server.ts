/** Opportunities name nobody: who asks is a contact, and what they wrote is the quote request. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { opportunities, opportunityStages } from "./tables/opportunities.ts";
import { opportunityNotes, opportunityViews } from "./tables/opportunity-notes.ts";

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
      lostLanguage: "code",
      valueBasis: "code",
      nextStep: "words",
      nextStepLanguage: "code",
    },
  }),
  personalTable({
    table: opportunityNotes,
    columns: { text: "words", language: "code", mentioned: "code" },
  }),
  personalTable({
    table: opportunityViews,
    columns: { name: "words", query: "code" },
    goesWithAccount: "accountId",
  }),
  personalTable({ table: opportunityStages, columns: { stage: "code", fromStage: "code" } }),
];
