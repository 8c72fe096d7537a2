ALTER TABLE "proposal_links" ADD COLUMN "is_read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "proposal_papers_sha256" ON "proposal_papers" USING btree ("sha256");