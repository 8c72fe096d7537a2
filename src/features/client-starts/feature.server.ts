import type { FeatureServer } from "#platform/feature.server.ts";
import { readClientStartPanel } from "./office/client-start-panel.server.ts";
import { clientStartPersonalData } from "./personal-data.server.ts";
import { clientStarts } from "./tables/client-starts.ts";

export const clientStartsServer = {
  name: "client-starts",
  archive: [{ table: clientStarts }],
  panels: { clientStart: readClientStartPanel },
  personalData: clientStartPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
