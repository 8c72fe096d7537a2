import type { FeatureServer } from "#platform/feature.server.ts";
import { facilityArchive } from "./archive.server.ts";
import { facilityFinder } from "./find.server.ts";
import { facilityHistory } from "./history-nouns.server.ts";
import { areasNoun } from "./imports/areas-noun.server.ts";
import { contactsNoun } from "./imports/contacts-noun.server.ts";
import { facilitiesNoun } from "./imports/facilities-noun.server.ts";
import { scopesNoun } from "./imports/scopes-noun.server.ts";

export const facilitiesServer = {
  name: "facilities",
  find: [facilityFinder],
  history: facilityHistory,
  archive: facilityArchive,
  imports: [facilitiesNoun, contactsNoun, areasNoun, scopesNoun],
} satisfies FeatureServer;
