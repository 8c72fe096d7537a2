import type { FeatureServer } from "#platform/feature.server.ts";
import { insightMessages } from "./messages.ts";

export const insightsServer = {
  name: "insights",
  names(language) {
    const { section, health, healthShort } = insightMessages(language);
    return {
      "/client-portal/insights": { label: section },
      "/office/client-health": { label: health, short: healthShort },
    };
  },
  demonstration: "nothing of its own",
} satisfies FeatureServer;
