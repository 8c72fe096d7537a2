ALTER TABLE "thread_messages" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "work_order_comments" ADD COLUMN "made" jsonb;--> statement-breakpoint
-- What earlier versions stored in English for an occupant who typed nothing becomes a code.
-- contracts: the text stays, by which the version before reads it
UPDATE "work_orders" SET "made" = jsonb_build_object('code', 'reported', 'kind', "said"."kind")
FROM (VALUES
  ('A spill or leak', 'spill'),
  ('Paper, soap or towels have run out', 'supplies'),
  ('The trash is full', 'trash'),
  ('It is dirty', 'dirty'),
  ('It smells bad', 'odor'),
  ('Something is broken', 'broken'),
  ('Something else, see the photo', 'other')
) AS "said" ("text", "kind")
WHERE "work_orders"."source" = 'occupant' AND "work_orders"."made" IS NULL
  AND "work_orders"."text" = "said"."text";--> statement-breakpoint
-- contracts: the version before writes this name anew for each occupant, and shows none for these
UPDATE "work_orders" SET "asked_name" = '' WHERE "source" = 'occupant' AND "asked_name" = 'An occupant';--> statement-breakpoint
-- contracts: the text stays, by which the version before reads it
UPDATE "work_order_comments" SET "made" = '{"code": "objection"}'
WHERE "author_id" IS NULL AND "text" = 'An occupant says it’s still not right.';
