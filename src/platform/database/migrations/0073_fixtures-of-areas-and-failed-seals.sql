-- contracts: a weaker check takes its place below, which the version before keeps to
ALTER TABLE "areas" DROP CONSTRAINT "areas_square_feet";--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "toilets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "urinals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "sinks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD COLUMN "seal_failed_at" timestamp with time zone;--> statement-breakpoint
-- contracts: weaker than the check that it replaces, which the version before keeps to
ALTER TABLE "areas" ADD CONSTRAINT "areas_size" CHECK (square_feet > 0 or (square_feet = 0 and toilets + urinals + sinks > 0));--> statement-breakpoint
-- contracts: about columns that the version before does not write
ALTER TABLE "areas" ADD CONSTRAINT "areas_fixtures" CHECK (toilets between 0 and 999 and urinals between 0 and 999 and sinks between 0 and 999);