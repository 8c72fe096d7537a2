import type { FeatureServer } from "#platform/feature.server.ts";
import { prospectArchive } from "./archive.server.ts";
import { prospectPersonalData } from "./personal-data.server.ts";

export const prospectsServer = {
  name: "prospects",
  archive: prospectArchive,
  personalData: prospectPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
