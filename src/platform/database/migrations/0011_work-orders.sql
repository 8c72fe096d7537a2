CREATE TYPE "public"."priority" AS ENUM('emergency', 'urgent', 'routine', 'planned');--> statement-breakpoint
CREATE TYPE "public"."work_order_state" AS ENUM('new', 'acknowledged', 'assigned', 'in-progress', 'on-hold', 'done', 'accepted', 'cancelled', 'declined', 'duplicate');--> statement-breakpoint
CREATE TABLE "service_level_targets" (
	"client_id" uuid NOT NULL,
	"priority" "priority" NOT NULL,
	"response_minutes" integer NOT NULL,
	"resolution_minutes" integer NOT NULL,
	CONSTRAINT "service_level_targets_client_id_priority_pk" PRIMARY KEY("client_id","priority"),
	CONSTRAINT "service_level_targets_positive" CHECK (response_minutes > 0 and resolution_minutes >= response_minutes)
);
--> statement-breakpoint
CREATE TABLE "work_order_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_internal" boolean NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"number" text NOT NULL,
	"area_id" uuid,
	"category" text NOT NULL,
	"priority" "priority" NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"asked_by" uuid,
	"asked_name" text,
	"state" "work_order_state" DEFAULT 'new' NOT NULL,
	"assigned_to" uuid,
	"hold_reason" text,
	"duplicate_of" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cycle" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"due_clock" text,
	"next_alarm_at" timestamp with time zone,
	"is_breached" boolean DEFAULT false NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("number" || ' ' || "text", '-@._/+:#&', '         '))) STORED,
	CONSTRAINT "work_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "work_orders_of_facility" UNIQUE("id","facility_id","client_id"),
	CONSTRAINT "work_orders_asked" CHECK (asked_by is not null or asked_name is not null),
	CONSTRAINT "work_orders_hold_reason" CHECK ((state = 'on-hold') = (hold_reason is not null)),
	CONSTRAINT "work_orders_duplicate" CHECK ((state = 'duplicate') = (duplicate_of is not null))
);
--> statement-breakpoint
ALTER TABLE "service_level_targets" ADD CONSTRAINT "service_level_targets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_comments" ADD CONSTRAINT "work_order_comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_comments" ADD CONSTRAINT "work_order_comments_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_duplicate_of_work_orders_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_area" FOREIGN KEY ("area_id","facility_id","client_id") REFERENCES "public"."areas"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_order_comments_of_order" ON "work_order_comments" USING btree ("work_order_id","written_at");--> statement-breakpoint
CREATE INDEX "work_orders_open" ON "work_orders" USING btree (coalesce(due_at, 'infinity'),"id") WHERE state in ('new', 'acknowledged', 'assigned', 'in-progress', 'on-hold');--> statement-breakpoint
CREATE INDEX "work_orders_created" ON "work_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "work_orders_of_client" ON "work_orders" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "work_orders_at_facility" ON "work_orders" USING btree ("facility_id","created_at","id");--> statement-breakpoint
CREATE INDEX "work_orders_to_accept" ON "work_orders" USING btree ("client_id","created_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "work_orders_assigned" ON "work_orders" USING btree ("assigned_to","created_at") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "work_orders_alarm" ON "work_orders" USING btree ("next_alarm_at") WHERE next_alarm_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_search" ON "work_orders" USING gin ("search");