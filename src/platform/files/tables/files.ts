import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { ofFacility } from "#platform/identity/tables/facility-columns.ts";

/** Photos of any kind are stored as JPEG (`src/platform/files/re-encode-photo.server.ts`). */
export const fileKind = pgEnum("file_kind", ["jpeg", "pdf"]);

/** `arriving`: on the way into the store, which may hold all of it, a part or nothing. */
export const fileState = pgEnum("file_state", ["arriving", "stored", "deleted"]);

/** The content is in the store of files (`src/platform/files/stores`), under names that contain its hash. */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey(),
    state: fileState().notNull().default("arriving"),
    /**
     * Absent until it is attached to a record, until when nobody but its sender sees it; and for good where the
     * record is the company's own.
     */
    clientId: uuid("client_id").references(() => clients.id),
    /** Absent also where the record is about the client as a whole. */
    facilityId: uuid("facility_id"),
    kind: fileKind().notNull(),
    bytes: integer().notNull(),
    /** Size of a photo in pixels. */
    width: integer(),
    height: integer(),
    /** Hash of the content as it is stored, hexadecimal. */
    sha256: text().notNull(),
    /** Hash of the photo's thumbnail, which is in the store as well. */
    thumbnailSha256: text("thumbnail_sha256"),
    /** Hash of what was sent, which tells the sender that it arrived whole. */
    sentSha256: text("sent_sha256").notNull(),
    /** Id made by a phone, which sends the file until it has arrived. */
    sentAs: uuid("sent_as"),
    /** The file name on screens and in downloads. */
    name: text().notNull(),
    /** Null for an occupant, who has no account. */
    uploadedBy: accountReference("uploaded_by"),
    uploadedAt: timestamptz("uploaded_at").notNull().defaultNow(),
    /** Nobody opens it until the scanner for malware has passed it. */
    isHeld: boolean("is_held").notNull().default(false),
    deletedAt: timestamptz("deleted_at"),
  },
  (table) => [
    ofFacility("files_facility", { facilityId: table.facilityId, clientId: table.clientId }),
    index("files_unattached").on(table.uploadedBy, table.uploadedAt).where(sql`client_id is null`),
    uniqueIndex("files_sent_as")
      .on(table.uploadedBy, table.sentAs)
      .where(sql`sent_as is not null and state <> 'deleted'`),
    index("files_leaving").on(table.deletedAt).where(sql`state = 'deleted'`),
    index("files_held").on(table.uploadedAt).where(sql`is_held`),
    check("files_facility_with_client", sql`facility_id is null or client_id is not null`),
    check("files_deleted", sql`(state = 'deleted') = (deleted_at is not null)`),
  ],
);

/** A photo of a deficiency is also one of its work order: a file may belong to several records. */
export const fileAttachments = pgTable(
  "file_attachments",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    recordKind: text("record_kind").notNull(),
    recordId: uuid("record_id").notNull(),
    /** The place among the record's files, from 1. */
    position: integer().notNull(),
    attachedAt: timestamptz("attached_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.recordKind, table.recordId] }),
    index("file_attachments_record").on(table.recordKind, table.recordId, table.position),
  ],
);
