import type { FeatureServer } from "#platform/feature.server.ts";
import { clientFinder } from "./find.server.ts";

export const clientsServer = {
  name: "clients",
  find: [clientFinder],
} satisfies FeatureServer;
