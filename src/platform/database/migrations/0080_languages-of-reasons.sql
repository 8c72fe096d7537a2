ALTER TABLE "appointments" ADD COLUMN "note_language" text;--> statement-breakpoint
ALTER TABLE "bid_versions" ADD COLUMN "note_language" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "withdraw_language" text;--> statement-breakpoint
ALTER TABLE "scopes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "cancel_language" text;--> statement-breakpoint
ALTER TABLE "billing_credits" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "void_language" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "hold_language" text;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "lost_language" text;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "next_step_language" text;--> statement-breakpoint
ALTER TABLE "opportunity_notes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "own_page_entries" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "submission_notes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "extra_visits" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "cancel_language" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "undone_language" text;--> statement-breakpoint
ALTER TABLE "work_order_prices" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "work_order_comments" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "hold_language" text;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "access_notes_language" text;--> statement-breakpoint
-- contracts: fills a column of this migration, which the version before neither reads nor writes
UPDATE "work_order_comments" SET "language" = "event"."details" ->> 'language'
FROM "history_events" AS "event"
WHERE "event"."record_kind" = 'work-order' AND "event"."record_id" = "work_order_comments"."work_order_id"
	AND "event"."details" ->> 'commentId' = "work_order_comments"."id"::text
	AND "event"."details" ->> 'language' IN ('en', 'es') AND "work_order_comments"."made" IS NULL;
