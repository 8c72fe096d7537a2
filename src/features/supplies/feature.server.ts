import type { FeatureServer } from "#platform/feature.server.ts";
import { supplyArchive } from "./archive.server.ts";
import { supplyMessages } from "./messages.ts";
import { supplyPersonalData } from "./personal-data.server.ts";

export const suppliesServer = {
  name: "supplies",
  names: (language) => ({
    "/client-portal/supplies": { label: supplyMessages(language).section },
  }),
  archive: supplyArchive,
  personalData: supplyPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
