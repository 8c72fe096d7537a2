/** The office's start page lists what waits, is late, or is new; each feature contributes its own lines. */
import { featureServers } from "#features/manifests.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { inOrder } from "#platform/frame/sections.ts";
import { may } from "#platform/identity/permissions.ts";
import type {
  StartPageLine,
  StartPagePart,
  StartPageRequest,
} from "#platform/start-page/start-page-part.ts";

const servers: readonly FeatureServer[] = featureServers;
const parts: readonly StartPagePart[] = inOrder(
  servers.flatMap(({ startPage }) => startPage ?? []),
);

export async function readStartPage(question: StartPageRequest) {
  const ownParts = parts.filter(({ needs }) => may(question.actor, needs));
  const read = await Promise.all(ownParts.map((part) => part.read(question)));
  const linesOf = (kind: "late" | "waiting" | "changed"): StartPageLine[] =>
    read.flatMap((lines) => lines[kind] ?? []).filter(({ count }) => count > 0);
  return { late: linesOf("late"), waiting: linesOf("waiting"), changed: linesOf("changed") };
}
