import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { NotificationRecordKind } from "./notification-kinds.ts";
import { markRecordRead, markRecordsRead } from "./read-notifications.server.ts";

/** Call it in the loader of a record's page: the person's notifications about the record are read now. */
export async function recordOpened(
  route: RouteRequest,
  actor: Actor,
  kind: NotificationRecordKind,
  id: string,
): Promise<void> {
  if (isFetchedAhead(route)) return;
  await markRecordRead(route.context.get(appContext).db, actor, kind, id);
}

/** Call it in the loader of a page that has all records of a kind. */
export async function recordsOpened(
  route: RouteRequest,
  actor: Actor,
  kind: NotificationRecordKind,
): Promise<void> {
  if (isFetchedAhead(route)) return;
  await markRecordsRead(route.context.get(appContext).db, actor, kind);
}

/** A browser that fetches ahead has nobody who reads. */
const isFetchedAhead = ({ request }: RouteRequest): boolean =>
  request.headers.get("sec-purpose")?.includes("prefetch") ?? false;

/** The id at the end of an address such as `/office/work-orders/0190...`, also as scripts ask for it. */
export const idInAddress = (url: string): string | undefined =>
  /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/.exec(new URL(url).pathname)?.[1];
