import { asc, desc } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";

/**
 * Lists have the order in which they were written, and each feature has written its own. Of one moment, what is
 * told of work orders stands before what is told of documents.
 */
export const sortDemoNotifications = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const { createdAt, recordKind, id } = notifications;
    const rows = await tx
      .select()
      .from(notifications)
      .orderBy(asc(createdAt), desc(recordKind), asc(id));
    await tx.delete(notifications);
    for (const { position: _, ...row } of rows) await tx.insert(notifications).values(row);
  });
