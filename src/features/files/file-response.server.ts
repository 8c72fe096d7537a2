/** A stored file, for those who may read the record that it belongs to. */
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { lookUpFile, nothing, storedFileResponse } from "#platform/http/file-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findFile } from "./find-file.server.ts";

/** @returns 404 as well for what the actor may not see */
export async function fileResponse(
  route: RouteRequest,
  actor: Actor,
  id: string,
  size: "whole" | "thumbnail",
): Promise<Response> {
  const { db } = route.context.get(appContext);
  const file = await lookUpFile(route, () => findFile(db, actor, id));
  return file === undefined ? nothing() : storedFileResponse(route, actor, file, size);
}
