import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { describeFloorPlanField } from "./describe-field.server.ts";
import { readFloorPlanNames } from "./floor-plan-queries.server.ts";
import type { en } from "./messages/en.ts";
import { floorPlanServerMessages } from "./messages.server.ts";
import { floorPlanMessages } from "./messages.ts";

export const floorPlanHistory = {
  "floor-plan": {
    singular: (language) => floorPlanMessages(language).one,
    plural: (language) => floorPlanServerMessages(language).plural,
    place: 133,
    messages: (language) => floorPlanMessages(language).events,
    describeField: describeFloorPlanField,
    readNames: readFloorPlanNames,
    pathOf: ({ recordId }, { opportunityId }) =>
      `/office/pipeline/${opportunityId}/floor-plan/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-nouns.server.ts" {
  interface RecordName {
    /** The opportunity of a floor plan. */
    opportunityId?: string;
  }
}

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "floor-plan": (typeof en)["events"];
  }
}
