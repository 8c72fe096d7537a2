import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { files } from "#platform/files/tables/files.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { FloorPlanDrawing } from "../floor-plan-types.ts";

/** A floor of a prospect's building, as its plan shows it: several for an opportunity. */
export const floorPlans = pgTable(
  "floor_plans",
  {
    id: uuid().primaryKey(),
    opportunityId: uuid("opportunity_id")
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    /** E.g. `First floor`. */
    name: text().notNull(),
    /** The PDF that was uploaded, where it was one. */
    documentId: uuid("document_id").references(() => files.id, { onDelete: "set null" }),
    /** The picture that rooms are traced on; null for a PDF until somebody chooses a page. */
    pictureId: uuid("picture_id").references(() => files.id, { onDelete: "set null" }),
    /** The page of the document that the picture shows, from 1. */
    page: integer(),
    drawing: jsonb().$type<FloorPlanDrawing>().notNull(),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().default(sql`clock_timestamp()`),
    changedAt: timestamptz("changed_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("floor_plans_of").on(table.opportunityId, table.addedAt),
    index("floor_plans_document").on(table.documentId),
    index("floor_plans_picture").on(table.pictureId),
    check("floor_plans_page", sql`page is null or page >= 1`),
  ],
);

export type FloorPlanRow = typeof floorPlans.$inferSelect;
