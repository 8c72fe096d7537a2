/** A stored file, for those who may read the record that it belongs to. */

import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { type FoundFile, foundFile } from "#platform/files/found-file.ts";
import { files } from "#platform/files/tables/files.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { lookUpFile, nothing, storedFileResponse } from "#platform/http/file-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { visibleFile } from "./record-guards.server.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @returns undefined as well for what the actor may not see */
export async function findFile(
  db: Database,
  actor: Actor,
  id: string,
): Promise<FoundFile | undefined> {
  if (!uuid.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), visibleFile(actor)));
  return row && foundFile(row);
}

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
