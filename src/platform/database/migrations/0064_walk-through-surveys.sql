CREATE TABLE "survey_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survey_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"type" "area_type" NOT NULL,
	"floor_covering" "floor_covering",
	"square_feet" integer,
	"toilets" integer DEFAULT 0 NOT NULL,
	"urinals" integer DEFAULT 0 NOT NULL,
	"sinks" integer DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"taken_as" jsonb,
	"taken_at" timestamp with time zone,
	CONSTRAINT "survey_areas_square_feet" CHECK (square_feet between 1 and 5000000),
	CONSTRAINT "survey_areas_fixtures" CHECK (toilets between 0 and 999 and urinals between 0 and 999 and sinks between 0 and 999),
	CONSTRAINT "survey_areas_taken" CHECK ((taken_as is null) = (taken_at is null))
);
--> statement-breakpoint
CREATE TABLE "survey_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survey_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "walk_through_surveys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"parking" text DEFAULT '' NOT NULL,
	"entrance" text DEFAULT '' NOT NULL,
	"alarm" text DEFAULT '' NOT NULL,
	"keys" text DEFAULT '' NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"supply_closet" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "walk_through_surveys_opportunity_id_unique" UNIQUE("opportunity_id")
);
--> statement-breakpoint
ALTER TABLE "survey_areas" ADD CONSTRAINT "survey_areas_survey_id_walk_through_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."walk_through_surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_areas" ADD CONSTRAINT "survey_areas_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_entries" ADD CONSTRAINT "survey_entries_survey_id_walk_through_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."walk_through_surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_entries" ADD CONSTRAINT "survey_entries_given_by_accounts_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_through_surveys" ADD CONSTRAINT "walk_through_surveys_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_areas_in_order" ON "survey_areas" USING btree ("survey_id","position");--> statement-breakpoint
CREATE INDEX "survey_entries_of_survey" ON "survey_entries" USING btree ("survey_id");