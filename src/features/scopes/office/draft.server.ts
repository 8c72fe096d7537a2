/** The draft of a facility's scope, for who writes it. */
import { requireEditableFacility } from "#features/facilities/office/facility-page.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { listScopeLines, listScopes } from "../find-scopes.server.ts";
import { toScopeVersionView } from "../read-scope.server.ts";

/** @throws 404 where there is no draft */
export async function requireScopeDraft(route: Parameters<typeof requireEditableFacility>[0]) {
  const entered = await requireEditableFacility(route);
  const { actor, db, facility } = entered;
  const versions = await listScopes(db, actor, facility.id);
  const draft = versions.find(({ state }) => state === "draft");
  if (draft === undefined) throw notFound();
  const before = versions.find(({ version }) => version === draft.version - 1);
  const lines = await listScopeLines(db, actor, draft.id);
  return { ...entered, before, lines, draft: toScopeVersionView(draft, actor.language) };
}
