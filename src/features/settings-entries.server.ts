import type { FeatureServer, SettingsEntry } from "#platform/feature.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** Entries of the features on the page of the settings, in order. */
export const settingsEntries: readonly SettingsEntry[] = servers
  .flatMap(({ settings = [] }) => settings)
  .toSorted((left, right) => left.place - right.place);
