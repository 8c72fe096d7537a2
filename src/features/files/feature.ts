/** A stored file opens for whoever may read a record that it belongs to. */
import type { Feature } from "#platform/feature.ts";

export const filesFeature = {
  name: "files",
  uses: [],
} as const satisfies Feature;
