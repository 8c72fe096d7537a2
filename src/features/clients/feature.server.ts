import type { FeatureServer } from "#platform/feature.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { clientFinder } from "./find.server.ts";
import { clientHistory } from "./history-nouns.server.ts";
import { clientsNoun } from "./imports/clients-noun.server.ts";
import { clientMessages } from "./messages.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    client: "client";
  }
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    client: true;
  }
}

export const clientsServer = {
  name: "clients",
  names: (language) => ({
    "/office/clients": { label: clientMessages(language).section },
  }),
  find: [clientFinder],
  changeEvents: { client: { about: "client", needs: "facilities.read" } },
  history: clientHistory,
  archive: [{ table: clients }],
  imports: [clientsNoun],
  demonstration: "nothing of its own",
} satisfies FeatureServer;
