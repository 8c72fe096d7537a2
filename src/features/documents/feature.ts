/** Certificates, policies and contracts of clients, with what was acknowledged. */
import type { Feature } from "#platform/feature.ts";

export const documents = {
  name: "documents",
  uses: ["facilities"],
} as const satisfies Feature;
