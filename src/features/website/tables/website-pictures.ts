import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { files } from "#platform/files/tables/files.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";

interface EncodedSizes {
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
}

/** The latest sizes made of a picture, with facts for its page in the office. */
export interface EncodedUpload extends EncodedSizes {
  /** A separate crop for phones. */
  phone?: EncodedSizes;
  /** Percent from the left and from the top. */
  focus: readonly [left: number, top: number];
  /** A tiny picture as a data URI. */
  miniature: string;
  /** The revision of the row that it was made of: an older one is still shown while the next is made. */
  revision: number;
  /** True if the files are no larger than shipped pictures may be. */
  keepsLimits: boolean;
}

/** A picture that the company has uploaded for its public site. */
export const websitePictures = pgTable(
  "website_pictures",
  {
    id: uuid().primaryKey(),
    /** Texts and pages refer to it by this name, which never changes: `own-front-desk`. */
    name: text().notNull().unique(),
    title: text().notNull(),
    altEn: text("alt_en").notNull(),
    altEs: text("alt_es").notNull(),
    /** It only decorates, and has no alternative text. */
    isDecorative: boolean("is_decorative").notNull(),
    /** The picture as it was sent, whole; null once the scanner for malware has refused it. */
    fileId: uuid("file_id").references(() => files.id, { onDelete: "set null" }),
    /** The size of that file, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The part that is shown: percent of the largest that there is, and of the room that it leaves. */
    cropSize: integer("crop_size").notNull(),
    cropLeft: integer("crop_left").notNull(),
    cropTop: integer("crop_top").notNull(),
    /** Percent of that part: what stays in view where a box cuts it further. */
    focusLeft: integer("focus_left").notNull(),
    focusTop: integer("focus_top").notNull(),
    /** Counts what changes its looks. */
    revision: integer().notNull().default(1),
    encoded: jsonb().$type<EncodedUpload>(),
    /** The number of failed attempts to make this revision. */
    failures: integer().notNull().default(0),
    addedBy: uuid("added_by").references(() => accounts.id, { onDelete: "set null" }),
    addedAt: timestamptz("added_at").notNull().defaultNow(),
  },
  (table) => [
    check("website_pictures_name", sql`${table.name} ~ '^own-[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      "website_pictures_crop",
      sql`${table.cropSize} between 1 and 100 and ${table.cropLeft} between 0 and 100 and ${table.cropTop} between 0 and 100`,
    ),
    check(
      "website_pictures_focus",
      sql`${table.focusLeft} between 0 and 100 and ${table.focusTop} between 0 and 100`,
    ),
  ],
);

/** One size of a picture. The row is there before the content, so that a crash leaves none without a row. */
export const websitePictureFiles = pgTable(
  "website_picture_files",
  {
    /** Together with the hash, this is the name of the content in the store of files. */
    id: uuid().primaryKey(),
    /** Null once the picture was deleted. */
    pictureId: uuid("picture_id").references(() => websitePictures.id, { onDelete: "set null" }),
    /** The last part of its address: `own-front-desk-640-1a2b3c4d.avif`. */
    name: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** True if all sizes of its version are in the store. */
    isServed: boolean("is_served").notNull().default(false),
    /** The moment at which its content is deleted; null for a finished version that is in use. */
    leavesAt: timestamptz("leaves_at"),
  },
  (table) => [
    index("website_picture_files_of_picture").on(table.pictureId),
    index("website_picture_files_leaving").on(table.leavesAt),
    check(
      "website_picture_files_name",
      sql`${table.name} ~ '^own-[a-z0-9-]+-[0-9]+-[0-9a-f]{8}[.](avif|webp)$'`,
    ),
  ],
);

export type WebsitePicture = typeof websitePictures.$inferSelect;
