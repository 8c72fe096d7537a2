/** The draft of a facility's scope, for who writes it. */

import { toScopeVersionView } from "../read-scope.server.ts";
import { listScopeLines, listScopes } from "../scope/find-scopes.server.ts";
import { enterToChange } from "./facility.server.ts";

/** @throws 404 where there is no draft */
export async function enterDraft(route: Parameters<typeof enterToChange>[0]) {
  const entered = await enterToChange(route);
  const { actor, db, facility } = entered;
  const versions = await listScopes(db, actor, facility.id);
  const draft = versions.find(({ state }) => state === "draft");
  if (draft === undefined) throw new Response(null, { status: 404 });
  const before = versions.find(({ version }) => version === draft.version - 1);
  const lines = await listScopeLines(db, actor, draft.id);
  return { ...entered, before, lines, draft: toScopeVersionView(draft, actor.language) };
}
