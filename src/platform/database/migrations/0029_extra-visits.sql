CREATE TABLE "extra_visits" (
	"visit_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "extra_visits" ADD CONSTRAINT "extra_visits_visit" FOREIGN KEY ("visit_id","facility_id","client_id") REFERENCES "public"."visits"("id","facility_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_visits" ADD CONSTRAINT "extra_visits_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_visits_of_order" ON "extra_visits" USING btree ("work_order_id");