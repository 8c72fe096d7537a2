/**
 * A scope says which tasks are done at a facility, how often and at which price, in versions with a first
 * day.
 */
import type { Feature } from "#platform/feature.ts";

export const scopesFeature = {
  name: "scopes",
  permissions: {},
  uses: ["facilities"],
} as const satisfies Feature;
