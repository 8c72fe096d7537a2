import type { FeatureServer } from "#platform/feature.server.ts";
import { changeMessages } from "./messages.ts";

export const auditServer = {
  name: "audit",
  names: (language) => ({
    "/office/audit": { label: changeMessages(language).section },
  }),
  demonstration: "nothing of its own",
} satisfies FeatureServer;
