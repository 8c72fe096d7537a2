CREATE TYPE "public"."attendance_method" AS ENUM('site-code', 'location', 'entered-later');--> statement-breakpoint
CREATE TYPE "public"."visit_state" AS ENUM('scheduled', 'in-progress', 'completed', 'missed', 'cancelled');--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"encrypted_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_links_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "visit_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"area_name" text,
	"text" text NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"noted_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"area_id" uuid NOT NULL,
	"area_name" text NOT NULL,
	"floor" text NOT NULL,
	"task" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	CONSTRAINT "visit_tasks_order" UNIQUE("visit_id","position")
);
--> statement-breakpoint
CREATE TABLE "visit_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"title" text NOT NULL,
	"rule" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"window_start" text NOT NULL,
	"window_end" text NOT NULL,
	"crew_size" integer NOT NULL,
	"does_scope" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"split_from" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "visit_series_tenant" UNIQUE("id","facility_id","client_id"),
	CONSTRAINT "visit_series_window" CHECK (window_start ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and window_end ~ '^([01]\d|2[0-3]):[0-5]\d$' and window_start <> window_end),
	CONSTRAINT "visit_series_days" CHECK (ends_on is null or ends_on >= starts_on),
	CONSTRAINT "visit_series_crew" CHECK (crew_size between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"original_date" date NOT NULL,
	"date" date NOT NULL,
	"window_start" text NOT NULL,
	"window_end" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"crew_size" integer NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"state" "visit_state" DEFAULT 'scheduled' NOT NULL,
	"cancel_reason" text,
	"cancelled_by" uuid,
	"missed_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" uuid,
	"checked_in_how" "attendance_method",
	"checked_out_at" timestamp with time zone,
	"checked_out_by" uuid,
	"checked_out_how" "attendance_method",
	"undone_reason" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_tenant" UNIQUE("id","facility_id","client_id"),
	CONSTRAINT "visits_of_series" UNIQUE("series_id","original_date"),
	CONSTRAINT "visits_window" CHECK (ends_at > begins_at),
	CONSTRAINT "visits_cancelled" CHECK ((state = 'cancelled') = (cancel_reason is not null)),
	CONSTRAINT "visits_attended" CHECK ((state in ('in-progress', 'completed')) = (checked_in_at is not null)
        and (state = 'completed') = (checked_out_at is not null)
        and (checked_out_at is null or checked_out_at >= checked_in_at)),
	CONSTRAINT "visits_attended_by" CHECK ((checked_in_at is null) = (checked_in_by is null or checked_in_how is null)
        and (checked_out_at is null) = (checked_out_by is null or checked_out_how is null)),
	CONSTRAINT "visits_missed" CHECK (state <> 'missed' or missed_at is not null)
);
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_exceptions" ADD CONSTRAINT "visit_exceptions_noted_by_accounts_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_exceptions" ADD CONSTRAINT "visit_exceptions_visit" FOREIGN KEY ("visit_id","facility_id","client_id") REFERENCES "public"."visits"("id","facility_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_tasks" ADD CONSTRAINT "visit_tasks_done_by_accounts_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_tasks" ADD CONSTRAINT "visit_tasks_visit" FOREIGN KEY ("visit_id","facility_id","client_id") REFERENCES "public"."visits"("id","facility_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_split_from_visit_series_id_fk" FOREIGN KEY ("split_from") REFERENCES "public"."visit_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_cancelled_by_accounts_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_checked_in_by_accounts_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_checked_out_by_accounts_id_fk" FOREIGN KEY ("checked_out_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_series" FOREIGN KEY ("series_id","facility_id","client_id") REFERENCES "public"."visit_series"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_exceptions_of_visit" ON "visit_exceptions" USING btree ("visit_id","noted_at");--> statement-breakpoint
CREATE INDEX "visit_series_of_facility" ON "visit_series" USING btree ("facility_id","starts_on");--> statement-breakpoint
CREATE INDEX "visits_of_facility" ON "visits" USING btree ("facility_id","begins_at");--> statement-breakpoint
CREATE INDEX "visits_of_client" ON "visits" USING btree ("client_id","begins_at");--> statement-breakpoint
CREATE INDEX "visits_due" ON "visits" USING btree ("begins_at") WHERE state = 'scheduled';