/** Notifications in the words of the list and of the digest: their records and kinds say them. */
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import type {
  NotificationDefinition,
  NotificationDefinitions,
  NotificationMessage,
  NotificationReader,
  NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import type { NotificationListRow } from "./list-notifications.server.ts";

/** `path` is the page that the notification leads to. */
export type DescribedNotification = NotificationListRow & NotificationMessage & { path: string };

/** @param rows of records that there are, as reads select them @returns one for each, in their order */
export async function describeNotifications(
  db: Database,
  definitions: NotificationDefinitions,
  rows: readonly NotificationListRow[],
  reader: NotificationReader,
): Promise<DescribedNotification[]> {
  const kinds = new Map<string, NotificationDefinition>(Object.entries(definitions.kinds));
  const records: readonly NotificationRecord[] = Object.values(definitions.records);
  const described = await Promise.all(
    records.map(async (record) => {
      const ofRecord = rows
        .filter(({ recordKind }) => recordKind === record.name)
        .map((row) => ({ ...row, person: row.actorName ?? company.shortName }));
      if (ofRecord.length === 0) return [];
      const describe = await record.describe(db, ofRecord, reader);
      return ofRecord.map((row) => ({
        ...row,
        ...(kinds.get(row.kind)?.describe?.(row, reader) ?? describe(row)),
        path: record.pathOf(row, reader.audience),
      }));
    }),
  );
  const byId = new Map(described.flat().map((row) => [row.id, row]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}
