import type { FeatureServer } from "#platform/feature.server.ts";
import { auditArchive } from "./archive.server.ts";
import { changeMessages } from "./messages.ts";

export const auditServer = {
  name: "audit",
  names: (language) => ({
    "/office/audit": { label: changeMessages(language).section },
  }),
  archive: auditArchive,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
