ALTER TABLE "thread_messages" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "made" jsonb;