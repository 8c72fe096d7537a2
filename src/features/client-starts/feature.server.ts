import type { FeatureServer } from "#platform/feature.server.ts";
import { clientStartArchive } from "./archive.server.ts";
import { readClientStartPanel } from "./office/client-start-panel.server.ts";
import { clientStartPersonalData } from "./personal-data.server.ts";

export const clientStartsServer = {
  name: "client-starts",
  archive: clientStartArchive,
  panels: { clientStart: readClientStartPanel },
  personalData: clientStartPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
