import type { FeatureServer } from "#platform/feature.server.ts";
import { pipelineWaitingMessages } from "./messages.ts";
import { pipelineWaitingOnStartPage } from "./start-page.server.ts";

export const pipelineWaitingServer = {
  name: "pipeline-waiting",
  names: (language) => ({
    "/office/pipeline/waiting": { label: pipelineWaitingMessages(language).title },
  }),
  startPage: pipelineWaitingOnStartPage,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
