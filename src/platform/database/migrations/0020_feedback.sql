CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"work_order_id" uuid,
	"quarter" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"emailed_at" timestamp with time zone,
	"secret_hash" text,
	"score" integer,
	"reason" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"thread_id" uuid,
	CONSTRAINT "feedback_once_a_work_order" UNIQUE("work_order_id"),
	CONSTRAINT "feedback_once_a_quarter" UNIQUE("account_id","quarter"),
	CONSTRAINT "feedback_about_one" CHECK ((work_order_id is null) <> (quarter is null)),
	CONSTRAINT "feedback_score" CHECK (score between 0 and 10),
	CONSTRAINT "feedback_answered_whole" CHECK ((score is null) = (answered_at is null))
);
--> statement-breakpoint
CREATE TABLE "supplies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "supplies_tenant" UNIQUE("id","facility_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "supply_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"supply_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"quantity" integer,
	"note" text DEFAULT '' NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "supply_requests_quantity" CHECK (quantity between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_work_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_thread" FOREIGN KEY ("thread_id","facility_id","client_id") REFERENCES "public"."threads"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplies" ADD CONSTRAINT "supplies_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_supply" FOREIGN KEY ("supply_id","facility_id","client_id") REFERENCES "public"."supplies"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_of_client" ON "feedback" USING btree ("client_id","answered_at");--> statement-breakpoint
CREATE INDEX "feedback_of_facility" ON "feedback" USING btree ("facility_id","answered_at");--> statement-breakpoint
CREATE INDEX "feedback_of_person" ON "feedback" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "feedback_answered" ON "feedback" USING btree ("answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "supplies_name" ON "supplies" USING btree ("facility_id",lower(name)) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "supply_requests_of_order" ON "supply_requests" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "supply_requests_of_supply" ON "supply_requests" USING btree ("supply_id","requested_at");--> statement-breakpoint
CREATE INDEX "supply_requests_at_facility" ON "supply_requests" USING btree ("facility_id","requested_at");--> statement-breakpoint
CREATE INDEX "work_orders_finished" ON "work_orders" USING btree ("finished_at") WHERE finished_at is not null;