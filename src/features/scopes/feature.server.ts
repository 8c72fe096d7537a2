import type { FeatureServer } from "#platform/feature.server.ts";
import { scopeHistory } from "./history-nouns.server.ts";
import { scopesNoun } from "./imports/scopes-noun.server.ts";
import { scopePersonalData } from "./personal-data.server.ts";
import { readScopePanel } from "./scope-panel.server.ts";
import { scopeLines, scopes } from "./tables/scopes.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    scope: "client";
  }
}

export const scopesServer = {
  name: "scopes",
  changeEvents: { scope: { about: "client", needs: "facilities.read" } },
  history: scopeHistory,
  archive: [{ table: scopes }, { table: scopeLines }],
  imports: [scopesNoun],
  personalData: scopePersonalData,
  panels: { scope: readScopePanel },
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
