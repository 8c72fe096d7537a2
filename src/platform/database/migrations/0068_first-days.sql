ALTER TABLE "start_up_tasks" ADD COLUMN "days_from_start" integer;--> statement-breakpoint
-- contracts: fills a column that the version before neither reads nor writes
-- Tasks that somebody added, or whose day somebody changed, have their day by hand.
UPDATE "start_up_tasks" AS t SET "days_from_start" = t."due_on" - p."starts_on"
FROM "start_up_plans" AS p
WHERE p."id" = t."plan_id" AND NOT EXISTS (
  SELECT FROM "history_events" AS e
  WHERE e."record_kind" = 'start-up-plan' AND e."record_id" = t."plan_id" AND e."details" ->> 'id' = t."id"::text
    AND (e."kind" = 'task-added' OR (e."kind" = 'task-changed' AND e."details" -> 'after' ? 'dueOn'))
);