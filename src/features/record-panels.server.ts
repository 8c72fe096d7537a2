import type { PanelReaders } from "#platform/record-panels/record-panels.server.ts";
import { everyPart } from "./every-part.ts";
import { featureServers } from "./manifests.server.ts";

/** Who reads what the panels of records' pages show. */
export const panelReaders: PanelReaders = everyPart(featureServers, "panels");
