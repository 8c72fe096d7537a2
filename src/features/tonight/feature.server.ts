import type { FeatureServer } from "#platform/feature.server.ts";
import { tonightMessages } from "./messages.ts";

export const tonightServer = {
  name: "tonight",
  names: (language) => ({
    "/office/tonight": { label: tonightMessages(language).tonight },
  }),
  demonstration: "nothing of its own",
} satisfies FeatureServer;
