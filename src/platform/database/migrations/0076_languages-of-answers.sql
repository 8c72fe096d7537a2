ALTER TABLE "feedback" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "inspection_answers" ADD COLUMN "language" text;