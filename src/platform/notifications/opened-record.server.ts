import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { RecordKind } from "./notification-types.ts";
import { markRecordRead, markScheduleRead } from "./read-notifications.server.ts";

/**
 * For loaders of pages that show a record: what the person was told about it is read now.
 * @param id not needed for `schedule`
 */
export async function recordOpened(
  { request, context }: RouteRequest,
  actor: Actor,
  kind: RecordKind,
  id = "",
): Promise<void> {
  // A browser that fetches ahead has nobody who reads.
  if (request.headers.get("sec-purpose")?.includes("prefetch")) return;
  const { db } = context.get(appContext);
  if (kind === "schedule") await markScheduleRead(db, actor);
  else await markRecordRead(db, actor, kind, id);
}

/** The id at the end of an address such as `/office/work-orders/0190...`, also as scripts ask for it. */
export const idInAddress = (url: string): string | undefined =>
  /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/.exec(new URL(url).pathname)?.[1];
