CREATE TABLE "bid_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bid_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"input" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"needs_approval" boolean NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	CONSTRAINT "bid_versions_number" UNIQUE("bid_id","number"),
	CONSTRAINT "bid_versions_approved" CHECK ((approved_at is null) = (approved_by is null))
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"sheet" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "bids_opportunity_id_unique" UNIQUE("opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "production_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"floor_covering" text,
	"facility_type" text,
	"square_feet_an_hour" integer,
	"seconds_each" integer,
	"low" integer,
	"high" integer,
	"source" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"replaced_by" uuid,
	CONSTRAINT "production_rates_unit" CHECK ((square_feet_an_hour is not null) <> (seconds_each is not null)),
	CONSTRAINT "production_rates_positive" CHECK (square_feet_an_hour > 0 and seconds_each is null or seconds_each > 0),
	CONSTRAINT "production_rates_range" CHECK ((low is null) = (high is null) and low <= high),
	CONSTRAINT "production_rates_ended_by" CHECK ((ended_at is null) = (ended_by is null))
);
--> statement-breakpoint
ALTER TABLE "bid_versions" ADD CONSTRAINT "bid_versions_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_versions" ADD CONSTRAINT "bid_versions_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_versions" ADD CONSTRAINT "bid_versions_approved_by_accounts_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_rates" ADD CONSTRAINT "production_rates_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_rates" ADD CONSTRAINT "production_rates_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_versions_unapproved" ON "bid_versions" USING btree ("made_at") WHERE needs_approval and approved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "production_rates_in_force" ON "production_rates" USING btree ("subject",coalesce("floor_covering", ''),coalesce("facility_type", '')) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "production_rates_ended" ON "production_rates" USING btree ("ended_at");