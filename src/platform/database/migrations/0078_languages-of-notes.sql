ALTER TABLE "inspection_remarks" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "proposal_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD COLUMN "decline_language" text;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD COLUMN "release_language" text;--> statement-breakpoint
ALTER TABLE "supply_requests" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD COLUMN "language" text;