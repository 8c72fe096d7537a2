/** Who may open a stored file, by the records that it belongs to. */
import type { Feature } from "#platform/feature.ts";

export const files = {
  name: "files",
  uses: ["documents", "inspections", "messages", "visits", "work-orders"],
} as const satisfies Feature;
