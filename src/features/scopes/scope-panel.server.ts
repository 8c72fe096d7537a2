import { facilityPath } from "#features/facilities/facility-path.server.ts";
import { appContext } from "#platform/http/context.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { listScopes } from "./find-scopes.server.ts";
import { type ScopeVersionView, toScopeVersionView } from "./read-scope.server.ts";

interface ScopePanelData {
  /** The latest first. */
  versions: readonly ScopeVersionView[];
  /** The page of the facility. */
  path: string;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    scope: ScopePanelData;
  }
}

const maxVersions = 3;

export const readScopePanel: PanelReader<"scope"> = async (route, actor, { kind, id }) => {
  // Clients read the whole of it on a page of its own.
  if (kind !== "facility" || isClientRole(actor.role)) return undefined;
  const { db } = route.context.get(appContext);
  const versions = (await listScopes(db, actor, id)).slice(0, maxVersions);
  const path = await facilityPath(db, id);
  if (path === undefined) return undefined;
  return { path, versions: versions.map((scope) => toScopeVersionView(scope, actor.language)) };
};
