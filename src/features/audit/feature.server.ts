import type { FeatureServer } from "#platform/feature.server.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { auditEvents } from "#platform/identity/tables/audit-events.ts";
import { changeMessages } from "./messages.ts";

export const auditServer = {
  name: "audit",
  names: (language) => ({
    "/office/audit": { label: changeMessages(language).section },
  }),
  archive: [{ table: auditEvents }, { table: historyEvents }],
  demonstration: "nothing of its own",
} satisfies FeatureServer;
