CREATE TYPE "public"."inspection_state" AS ENUM('planned', 'in-progress', 'finished', 'signed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."scoring_method" AS ENUM('five-point', 'three-point', 'pass-fail');--> statement-breakpoint
CREATE TABLE "deficiencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"work_order_id" uuid,
	"reinspected_at" timestamp with time zone,
	"reinspected_by" uuid,
	"rating" text,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	CONSTRAINT "deficiencies_one" UNIQUE("item_id"),
	CONSTRAINT "deficiencies_reinspected" CHECK ((reinspected_at is null) = (reinspected_by is null) and (reinspected_at is null) = (rating is null)),
	CONSTRAINT "deficiencies_accepted" CHECK ((accepted_at is null) = (accepted_by is null) and (accepted_at is null or reinspected_at is not null))
);
--> statement-breakpoint
CREATE TABLE "inspection_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"rating" text,
	"comment" text DEFAULT '' NOT NULL,
	"replaces" uuid[] NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "inspection_answers_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "inspection_answers_rating" CHECK (rating in ('1', '2', '3', '4', '5', 'pass', 'fail', 'na')),
	CONSTRAINT "inspection_answers_content" CHECK (rating is not null or comment <> '')
);
--> statement-breakpoint
CREATE TABLE "inspection_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspection_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_dispute" boolean NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspection_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"area_id" uuid NOT NULL,
	"name" text NOT NULL,
	"floor" text NOT NULL,
	"type" "area_type" NOT NULL,
	"weight" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "inspection_areas_tenant" UNIQUE("id","inspection_id"),
	CONSTRAINT "inspection_areas_order" UNIQUE("inspection_id","position"),
	CONSTRAINT "inspection_areas_weight" CHECK (weight between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "inspection_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"inspection_area_id" uuid NOT NULL,
	"task" text NOT NULL,
	"weight" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "inspection_items_tenant" UNIQUE("id","inspection_id"),
	CONSTRAINT "inspection_items_order" UNIQUE("inspection_id","position"),
	CONSTRAINT "inspection_items_weight" CHECK (weight between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "inspection_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"every_months" integer NOT NULL,
	"day_of_month" integer NOT NULL,
	"next_on" date NOT NULL,
	"method" "scoring_method" NOT NULL,
	"inspector_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "inspection_rules_one" UNIQUE("facility_id"),
	CONSTRAINT "inspection_rules_every" CHECK (every_months in (1, 2, 3, 6, 12)),
	CONSTRAINT "inspection_rules_day" CHECK (day_of_month between 1 and 28)
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"scope_id" uuid NOT NULL,
	"method" "scoring_method" NOT NULL,
	"planned_on" date NOT NULL,
	"inspector_id" uuid NOT NULL,
	"state" "inspection_state" DEFAULT 'planned' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finished_by" uuid,
	"score_tenths" integer,
	"signed_at" timestamp with time zone,
	"signed_by" uuid,
	"cancel_reason" text,
	CONSTRAINT "inspections_tenant" UNIQUE("id","facility_id","client_id"),
	CONSTRAINT "inspections_started" CHECK (state <> 'in-progress' or started_at is not null),
	CONSTRAINT "inspections_finished" CHECK ((state in ('finished', 'signed')) = (finished_at is not null and finished_by is not null)),
	CONSTRAINT "inspections_signed" CHECK ((state = 'signed') = (signed_at is not null and signed_by is not null)),
	CONSTRAINT "inspections_cancelled" CHECK ((state = 'cancelled') = (cancel_reason is not null)),
	CONSTRAINT "inspections_score" CHECK (score_tenths between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "deficiencies" ADD CONSTRAINT "deficiencies_reinspected_by_accounts_id_fk" FOREIGN KEY ("reinspected_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deficiencies" ADD CONSTRAINT "deficiencies_accepted_by_accounts_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deficiencies" ADD CONSTRAINT "deficiencies_item" FOREIGN KEY ("item_id","inspection_id") REFERENCES "public"."inspection_items"("id","inspection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deficiencies" ADD CONSTRAINT "deficiencies_inspection" FOREIGN KEY ("inspection_id","facility_id","client_id") REFERENCES "public"."inspections"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deficiencies" ADD CONSTRAINT "deficiencies_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_answers" ADD CONSTRAINT "inspection_answers_given_by_accounts_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_answers" ADD CONSTRAINT "inspection_answers_item" FOREIGN KEY ("item_id","inspection_id") REFERENCES "public"."inspection_items"("id","inspection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_entries" ADD CONSTRAINT "inspection_entries_given_by_accounts_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_entries" ADD CONSTRAINT "inspection_entries_inspection" FOREIGN KEY ("inspection_id","facility_id","client_id") REFERENCES "public"."inspections"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_remarks" ADD CONSTRAINT "inspection_remarks_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_remarks" ADD CONSTRAINT "inspection_remarks_item" FOREIGN KEY ("item_id","inspection_id") REFERENCES "public"."inspection_items"("id","inspection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_remarks" ADD CONSTRAINT "inspection_remarks_inspection" FOREIGN KEY ("inspection_id","facility_id","client_id") REFERENCES "public"."inspections"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_areas" ADD CONSTRAINT "inspection_areas_inspection" FOREIGN KEY ("inspection_id","facility_id","client_id") REFERENCES "public"."inspections"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_areas" ADD CONSTRAINT "inspection_areas_area" FOREIGN KEY ("area_id","facility_id","client_id") REFERENCES "public"."areas"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_items" ADD CONSTRAINT "inspection_items_area" FOREIGN KEY ("inspection_area_id","inspection_id") REFERENCES "public"."inspection_areas"("id","inspection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_items" ADD CONSTRAINT "inspection_items_inspection" FOREIGN KEY ("inspection_id","facility_id","client_id") REFERENCES "public"."inspections"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_rules" ADD CONSTRAINT "inspection_rules_inspector_id_accounts_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_rules" ADD CONSTRAINT "inspection_rules_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_rules" ADD CONSTRAINT "inspection_rules_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_inspector_id_accounts_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_finished_by_accounts_id_fk" FOREIGN KEY ("finished_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_signed_by_accounts_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_scope" FOREIGN KEY ("scope_id","facility_id","client_id") REFERENCES "public"."scopes"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deficiencies_of_inspection" ON "deficiencies" USING btree ("inspection_id");--> statement-breakpoint
CREATE INDEX "deficiencies_of_order" ON "deficiencies" USING btree ("work_order_id") WHERE work_order_id is not null;--> statement-breakpoint
CREATE INDEX "inspection_answers_of_inspection" ON "inspection_answers" USING btree ("inspection_id","position");--> statement-breakpoint
CREATE INDEX "inspection_entries_of_inspection" ON "inspection_entries" USING btree ("inspection_id");--> statement-breakpoint
CREATE INDEX "inspection_remarks_of_inspection" ON "inspection_remarks" USING btree ("inspection_id","written_at");--> statement-breakpoint
CREATE INDEX "inspection_areas_of_area" ON "inspection_areas" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "inspections_of_facility" ON "inspections" USING btree ("facility_id","planned_on");--> statement-breakpoint
CREATE INDEX "inspections_of_client" ON "inspections" USING btree ("client_id","planned_on");--> statement-breakpoint
-- An answer takes the place of another by a row of its own: none is ever changed.
CREATE FUNCTION "refuse_answer_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'answers of inspections are append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "inspection_answers_no_update" BEFORE UPDATE ON "inspection_answers"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_answer_change"();
