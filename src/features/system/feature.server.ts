import type { FeatureServer } from "#platform/feature.server.ts";
import { databaseCheck } from "./checks/database.server.ts";
import { diskCheck } from "./checks/disk.server.ts";
import { emailCheck } from "./checks/email.server.ts";
import { queueCheck } from "./checks/queue.server.ts";
import { versionCheck } from "./checks/version.server.ts";
import { systemMessages } from "./messages.ts";

export const systemServer = {
  name: "system",
  names: (language) => ({
    "/office/system": { label: systemMessages(language).section },
  }),
  systemChecks: [versionCheck, databaseCheck, diskCheck, emailCheck, queueCheck],
  demonstration: "nothing of its own",
} satisfies FeatureServer;
