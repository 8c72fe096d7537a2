import type { FeatureServer } from "#platform/feature.server.ts";
import { submissionFinders } from "./find.server.ts";

export const submissionsServer = {
  name: "submissions",
  find: submissionFinders,
} satisfies FeatureServer;
