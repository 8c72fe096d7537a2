import type { FeatureServer } from "#platform/feature.server.ts";
import type { EntryNames } from "#platform/frame/sections.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** Names of sections and actions of all features, by path. */
export const entryNames = byLanguage(
  (language): EntryNames =>
    Object.assign({}, ...servers.map((server) => server.names?.(language) ?? {})),
);
