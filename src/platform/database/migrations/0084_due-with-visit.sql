ALTER TABLE "work_orders" ADD COLUMN "is_due_with_visit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- contracts: fills a new column, which the version before never reads. What clients have asked for with one
-- tap comes with a visit.
UPDATE "work_orders" SET "is_due_with_visit" = true
WHERE "state" IN ('new', 'acknowledged', 'assigned', 'in-progress', 'on-hold')
	AND EXISTS (SELECT FROM "supply_requests" WHERE "work_order_id" = "work_orders"."id");
