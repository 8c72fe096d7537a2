import type { FeatureServer } from "#platform/feature.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { facilityFinder } from "./find.server.ts";
import { facilityHistory } from "./history-nouns.server.ts";
import { areasNoun } from "./imports/areas-noun.server.ts";
import { contactsNoun } from "./imports/contacts-noun.server.ts";
import { facilitiesNoun } from "./imports/facilities-noun.server.ts";
import { facilityPersonalData } from "./personal-data.server.ts";
import { areas } from "./tables/areas.ts";
import { facilityContacts, facilityHolidays } from "./tables/facility-details.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    facility: "client";
  }
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    facility: true;
  }
}

export const facilitiesServer = {
  name: "facilities",
  find: [facilityFinder],
  changeEvents: {
    facility: { about: "client", needs: "facilities.read" },
  },
  history: facilityHistory,
  archive: [
    { table: facilities },
    { table: areas },
    { table: facilityContacts },
    { table: facilityHolidays },
  ],
  imports: [facilitiesNoun, contactsNoun, areasNoun],
  personalData: facilityPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
