/** Buildings, their areas, hours, contacts and scopes of work. */
import type { Feature } from "#platform/feature.ts";

export const facilities = {
  name: "facilities",
  uses: [],
} as const satisfies Feature;
