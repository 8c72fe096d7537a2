/** A feature describes with this its nouns that have files. */
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ClientChangeKind } from "#platform/changes/change-event-kinds.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { NotificationRecordKind } from "#platform/notifications/notification-kinds.ts";
import type { FileRecordKind } from "./attached-records.ts";

/** Pages on which files stand: notifications lead there, and change events renew them. */
export type FilePage = NotificationRecordKind & ClientChangeKind;

export interface FileRecord {
  /** The record's own condition: who may read it opens its files. */
  isVisible(actor: Actor, recordId: PgColumn): SQL;
  /** The noun whose page lists them; undefined where no client has it, and nobody waits for it there. */
  page: FilePage | undefined;
  /** The record is the company's own: its condition alone decides. */
  isOfNoClient?: true;
  /** Columns of a part of the record: its own id, and the id of the whole record. */
  part?: readonly [id: PgColumn, whole: PgColumn];
}

/** A noun that a feature declares and does not describe does not compile. */
export type FileRecords = { readonly [Kind in FileRecordKind]: FileRecord };

/** Undefined for a noun of another version of the product. */
export const recordOfKind = (records: FileRecords, kind: string): FileRecord | undefined =>
  new Map<string, FileRecord>(Object.entries(records)).get(kind);
