CREATE TYPE "public"."newsletter_state" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'stopped');--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" "newsletter_state" DEFAULT 'draft' NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"expected" integer DEFAULT 0 NOT NULL,
	"queued_to" uuid,
	"is_queued" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp with time zone,
	"figures" jsonb,
	"unsubscribes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletters_under_way" ON "newsletters" USING btree ("state") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "newsletters_unsettled" ON "newsletters" USING btree ("id") WHERE state = 'stopped' and figures is null;--> statement-breakpoint
CREATE INDEX "newsletters_created_at" ON "newsletters" USING btree ("created_at");