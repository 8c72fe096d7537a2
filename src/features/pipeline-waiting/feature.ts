/**
 * Everything that waits for somebody in sales, or is new to them, across bids, proposals, walk-throughs and
 * starts.
 */
import type { Feature } from "#platform/feature.ts";

export const pipelineWaiting = {
  name: "pipeline-waiting",
  uses: ["appointments", "bids", "client-starts", "opportunities", "proposals", "prospects"],
  office: {
    sections: [],
    actions: [{ path: "/office/pipeline/waiting", needs: "opportunities.read", place: 13 }],
  },
} as const satisfies Feature;
