CREATE TABLE "start_up_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "start_up_plans_once" UNIQUE("facility_id"),
	CONSTRAINT "start_up_plans_tenant" UNIQUE("id","facility_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "start_up_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"task" text NOT NULL,
	"due_on" date NOT NULL,
	"assigned_to" uuid,
	"is_promised" boolean NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	CONSTRAINT "start_up_tasks_done" CHECK ((done_at is null) = (done_by is null))
);
--> statement-breakpoint
ALTER TABLE "start_up_plans" ADD CONSTRAINT "start_up_plans_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_up_plans" ADD CONSTRAINT "start_up_plans_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_up_tasks" ADD CONSTRAINT "start_up_tasks_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_up_tasks" ADD CONSTRAINT "start_up_tasks_done_by_accounts_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_up_tasks" ADD CONSTRAINT "start_up_tasks_plan" FOREIGN KEY ("plan_id","facility_id","client_id") REFERENCES "public"."start_up_plans"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "start_up_plans_client" ON "start_up_plans" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "start_up_tasks_of_plan" ON "start_up_tasks" USING btree ("plan_id","due_on");--> statement-breakpoint
CREATE INDEX "start_up_tasks_client" ON "start_up_tasks" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "start_up_tasks_open" ON "start_up_tasks" USING btree ("due_on") WHERE done_at is null;