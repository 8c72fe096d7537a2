/** Who may open a stored file, by the records that it belongs to. */
import type { Feature } from "#platform/feature.ts";

export const filesFeature = {
  name: "files",
  uses: [],
} as const satisfies Feature;
