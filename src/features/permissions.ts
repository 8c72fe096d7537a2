/** Tells `may` which roles have the permissions of the features: every program that asks it imports this file. */
import { bringPermissions } from "#platform/identity/permissions.ts";
import { featureManifests } from "./manifests.ts";
import { mergeManifestParts } from "./merge-manifest-parts.ts";

bringPermissions(mergeManifestParts(featureManifests, "permissions"));
