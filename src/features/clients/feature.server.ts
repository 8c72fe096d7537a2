import type { FeatureServer } from "#platform/feature.server.ts";
import { clientFinder } from "./find.server.ts";
import { clientHistory } from "./history-nouns.server.ts";

export const clientsServer = {
  name: "clients",
  names: () => ({
    "/office/clients": { label: "Clients" },
  }),
  find: [clientFinder],
  history: clientHistory,
} satisfies FeatureServer;
