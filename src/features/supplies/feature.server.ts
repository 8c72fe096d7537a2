import type { FeatureServer } from "#platform/feature.server.ts";
import { supplyMessages } from "./messages.ts";
import { supplyPersonalData } from "./personal-data.server.ts";
import { supplies, supplyRequests } from "./tables/supplies.ts";

export const suppliesServer = {
  name: "supplies",
  names: (language) => ({
    "/client-portal/supplies": { label: supplyMessages(language).section },
  }),
  archive: [{ table: supplies }, { table: supplyRequests }],
  personalData: supplyPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
