CREATE TYPE "public"."area_type" AS ENUM('office', 'open-office', 'conference-room', 'lobby', 'waiting-room', 'corridor', 'stairwell', 'elevator', 'restroom', 'locker-room', 'break-room', 'kitchen', 'cafeteria', 'classroom', 'library', 'gymnasium', 'exam-room', 'patient-room', 'operating-room', 'laboratory', 'sales-floor', 'warehouse', 'loading-dock', 'storage', 'other');--> statement-breakpoint
CREATE TYPE "public"."floor_covering" AS ENUM('carpet', 'vinyl', 'tile', 'hardwood', 'concrete', 'other');--> statement-breakpoint
CREATE TYPE "public"."holiday_rule" AS ENUM('skip', 'move', 'keep');--> statement-breakpoint
CREATE TYPE "public"."frequency_unit" AS ENUM('week', 'month', 'quarter', 'year');--> statement-breakpoint
CREATE TABLE "areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"name" text NOT NULL,
	"floor" text NOT NULL,
	"type" "area_type" NOT NULL,
	"square_feet" integer NOT NULL,
	"floor_covering" "floor_covering" NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "areas_of_facility" UNIQUE("id","facility_id","client_id"),
	CONSTRAINT "areas_square_feet" CHECK (square_feet > 0)
);
--> statement-breakpoint
CREATE TABLE "facility_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"name" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facility_holidays" (
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "facility_holidays_facility_id_date_pk" PRIMARY KEY("facility_id","date")
);
--> statement-breakpoint
CREATE TABLE "scope_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"scope_id" uuid NOT NULL,
	"area_id" uuid NOT NULL,
	"task" text NOT NULL,
	"times" integer NOT NULL,
	"per" "frequency_unit" NOT NULL,
	"monthly_price_cents" bigint NOT NULL,
	CONSTRAINT "scope_lines_times" CHECK (times between 1 and case per when 'week' then 7 when 'month' then 3 when 'quarter' then 2 else 3 end),
	CONSTRAINT "scope_lines_price" CHECK (monthly_price_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "scopes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"effective_from" date,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scopes_of_facility" UNIQUE("id","facility_id","client_id"),
	CONSTRAINT "scopes_version" UNIQUE("facility_id","version"),
	CONSTRAINT "scopes_version_from_one" CHECK (version > 0)
);
--> statement-breakpoint
ALTER TABLE "history_events" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "facility_type" "facility_type" DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "opening_hours" jsonb DEFAULT '[[["08:00","18:00"]],[["08:00","18:00"]],[["08:00","18:00"]],[["08:00","18:00"]],[["08:00","18:00"]],[],[]]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "holiday_rule" "holiday_rule" DEFAULT 'skip' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "access_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "site_code" text DEFAULT translate(regexp_replace(left(gen_random_uuid()::text, 7), '^(.{3})', '\1-'), '0123456789abcdef', '23456789FHJKMRTW') NOT NULL;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "history_events" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "history_events" ADD COLUMN "facility_id" uuid;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_of_client" UNIQUE("id","client_id");--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_contacts" ADD CONSTRAINT "facility_contacts_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_holidays" ADD CONSTRAINT "facility_holidays_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scope_lines" ADD CONSTRAINT "scope_lines_scope" FOREIGN KEY ("scope_id","facility_id","client_id") REFERENCES "public"."scopes"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scope_lines" ADD CONSTRAINT "scope_lines_area" FOREIGN KEY ("area_id","facility_id","client_id") REFERENCES "public"."areas"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scopes" ADD CONSTRAINT "scopes_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scopes" ADD CONSTRAINT "scopes_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "areas_name" ON "areas" USING btree ("facility_id",lower("floor"),lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "areas_in_order" ON "areas" USING btree ("facility_id","position");--> statement-breakpoint
CREATE INDEX "facility_contacts_of_facility" ON "facility_contacts" USING btree ("facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scope_lines_task" ON "scope_lines" USING btree ("scope_id","area_id",lower("task"));--> statement-breakpoint
CREATE INDEX "scope_lines_of_area" ON "scope_lines" USING btree ("area_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scopes_day" ON "scopes" USING btree ("facility_id","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "scopes_draft" ON "scopes" USING btree ("facility_id") WHERE effective_from is null;
--> statement-breakpoint
-- A facility never changes its client: what belongs to it would change tenants, or be torn apart.
CREATE FUNCTION "refuse_change_of_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a facility keeps its client' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "facilities_keep_client" BEFORE UPDATE OF "client_id" ON "facilities"
	FOR EACH ROW WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id)
	EXECUTE FUNCTION "refuse_change_of_client"();--> statement-breakpoint
-- Whether the day of a version has come where its facility is. In plpgsql, as functions in SQL name
-- tables that a dump creates after them.
CREATE FUNCTION "is_scope_in_effect"("scope" uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT coalesce(s.effective_from <= (now() AT TIME ZONE f.time_zone)::date, false)
		FROM public.scopes s JOIN public.facilities f ON f.id = s.facility_id WHERE s.id = scope);
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_scope_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF public.is_scope_in_effect(OLD.id) THEN
		RAISE EXCEPTION 'this version of the scope has taken effect' USING ERRCODE = 'restrict_violation';
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN OLD;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_scope_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (TG_OP <> 'INSERT' AND public.is_scope_in_effect(OLD.scope_id))
		OR (TG_OP <> 'DELETE' AND public.is_scope_in_effect(NEW.scope_id)) THEN
		RAISE EXCEPTION 'this version of the scope has taken effect' USING ERRCODE = 'restrict_violation';
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN OLD;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "scopes_keep_effective" BEFORE UPDATE OR DELETE ON "scopes"
	FOR EACH ROW EXECUTE FUNCTION "refuse_scope_change"();--> statement-breakpoint
CREATE TRIGGER "scope_lines_keep_effective" BEFORE INSERT OR UPDATE OR DELETE ON "scope_lines"
	FOR EACH ROW EXECUTE FUNCTION "refuse_scope_line_change"();
