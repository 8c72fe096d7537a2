/** Companies that may become clients, and the people there who ask for it. */
import type { Feature } from "#platform/feature.ts";

export const prospects = { name: "prospects", uses: [] } as const satisfies Feature;
