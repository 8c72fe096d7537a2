import { facilityTypes } from "#features/facilities/facility-types.ts";
import type { FeatureServer, Finder } from "#platform/feature.server.ts";
import {
  type FieldDescription,
  type HistoryNouns,
  namedBy,
} from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { deleteOldOpportunities } from "./delete-old-opportunities.server.ts";
import { leadsNoun } from "./imports/leads-noun.server.ts";
import type { en } from "./messages/en.ts";
import { opportunityMessages } from "./messages.ts";
import { opportunityNotifications, opportunityRecord } from "./notifications.server.ts";
import {
  missingOpportunitiesJob,
  workOnMissingOpportunities,
} from "./open-opportunities.server.ts";
import { countDueOpportunities, listOpportunities } from "./opportunity-queries.server.ts";
import { opportunityPersonalData } from "./personal-data.server.ts";
import { opportunitiesOnStartPage } from "./start-page.server.ts";
import { opportunities, opportunityStages } from "./tables/opportunities.ts";
import { opportunityNotes, opportunityViews } from "./tables/opportunity-notes.ts";

/** The audit names the fields as their page does. */
function describeOpportunityField(name: string, language: Language): FieldDescription | undefined {
  const { detail, stages, lostReasons } = opportunityMessages(language);
  const fields: Readonly<Record<string, FieldDescription>> = {
    stage: { label: detail.stage, options: stages },
    lostReason: { label: detail.lostReason, options: lostReasons },
    lostNote: { label: detail.lostNote },
    ownerId: { label: detail.owner },
    nextStep: { label: detail.nextStep },
    contactId: { label: detail.contact },
    facilityType: {
      label: detail.facilityType,
      options: Object.fromEntries(
        facilityTypes(language).map(({ value, label }) => [value, label]),
      ),
    },
    source: { label: detail.source },
    campaignName: { label: detail.campaign },
    // An earlier version stored this name.
    campaign: { label: detail.campaign },
    value: { label: detail.valueField },
  };
  return fields[name];
}

const opportunityHistory = {
  opportunity: {
    singular: (language) => opportunityMessages(language).one,
    plural: (language) => opportunityMessages(language).plural,
    place: 127,
    messages: (language) => opportunityMessages(language).events,
    describeField: describeOpportunityField,
    readNames: namedBy(opportunities, opportunities.reference),
    pathOf: ({ recordId }) => `/office/pipeline/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    opportunity: (typeof en)["events"];
  }
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    opportunity: true;
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    opportunity: "submission";
  }
}

const opportunityFinder: Finder = {
  title: (language) => opportunityMessages(language).plural,
  place: 78,
  async find({ db, actor, words, limit }) {
    const filter = { tab: "all", sort: "newest", words } as const;
    const { rows } = await listOpportunities(db, actor, filter, limit);
    const { stages } = opportunityMessages(actor.language);
    return rows.map(({ id, companyName, contactName, stage }) => ({
      to: `/office/pipeline/${id}`,
      label: companyName,
      detail: `${contactName}, ${stages[stage]}`,
    }));
  },
};

export const opportunitiesServer = {
  name: "opportunities",
  names(language) {
    const { section, short } = opportunityMessages(language);
    return { "/office/pipeline": { label: section, short } };
  },
  jobs: {
    queues: [missingOpportunitiesJob.name],
    start: ({ queue, db, log }) => workOnMissingOpportunities(queue, db, log),
  },
  find: [opportunityFinder],
  attention: { "/office/pipeline": countDueOpportunities },
  cleanup: { opportunities: deleteOldOpportunities },
  changeEvents: { opportunity: { about: "submission", needs: "opportunities.read" } },
  history: opportunityHistory,
  archive: [
    { table: opportunities },
    { table: opportunityStages },
    { table: opportunityNotes },
    { table: opportunityViews },
  ],
  imports: [leadsNoun],
  personalData: opportunityPersonalData,
  notifications: opportunityNotifications,
  notificationRecords: { opportunity: opportunityRecord },
  startPage: opportunitiesOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
