import type { FeatureServer } from "#platform/feature.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { facilityFinder } from "./find.server.ts";
import { facilityHistory } from "./history-nouns.server.ts";
import { areasNoun } from "./imports/areas-noun.server.ts";
import { contactsNoun } from "./imports/contacts-noun.server.ts";
import { facilitiesNoun } from "./imports/facilities-noun.server.ts";
import { scopesNoun } from "./imports/scopes-noun.server.ts";
import { facilityPersonalData } from "./personal-data.server.ts";
import { areas } from "./tables/areas.ts";
import { facilityContacts, facilityHolidays } from "./tables/facility-details.ts";
import { scopeLines, scopes } from "./tables/scopes.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    facility: "client";
    scope: "client";
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
    scope: { about: "client", needs: "facilities.read" },
  },
  history: facilityHistory,
  archive: [
    { table: facilities },
    { table: areas },
    { table: facilityContacts },
    { table: facilityHolidays },
    { table: scopes },
    { table: scopeLines },
  ],
  imports: [facilitiesNoun, contactsNoun, areasNoun, scopesNoun],
  personalData: facilityPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
