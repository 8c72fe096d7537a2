/** Backups by themselves, checked, and who is told when there is none. */
import type { Feature } from "#platform/feature.ts";

export const backupsFeature = {
  name: "backups",
  uses: ["system"],
} as const satisfies Feature;
