ALTER TABLE "threads" ADD COLUMN "awaits_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "threads_awaiting" ON "threads" USING btree ("last_position") WHERE awaits_answer;--> statement-breakpoint
CREATE INDEX "visits_by_time" ON "visits" USING btree ("begins_at");--> statement-breakpoint
CREATE INDEX "visits_running" ON "visits" USING btree ("begins_at") WHERE state = 'in-progress';--> statement-breakpoint
CREATE INDEX "visits_missed_lately" ON "visits" USING btree ("begins_at") WHERE state = 'missed';--> statement-breakpoint
UPDATE "threads" SET "awaits_answer" = true FROM "thread_messages" AS "latest"
	JOIN "accounts" AS "author" ON "author"."id" = "latest"."author_id"
	WHERE "latest"."thread_id" = "threads"."id" AND "latest"."position" = "threads"."last_position"
	AND "author"."client_id" IS NOT NULL;
