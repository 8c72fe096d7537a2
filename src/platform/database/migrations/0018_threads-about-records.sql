ALTER TABLE "threads" ADD COLUMN "work_order_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_work_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_visit" FOREIGN KEY ("visit_id","facility_id","client_id") REFERENCES "public"."visits"("id","facility_id","client_id") ON DELETE set null ("visit_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_of_work_order" ON "threads" USING btree ("work_order_id") WHERE work_order_id is not null;--> statement-breakpoint
CREATE INDEX "threads_of_visit" ON "threads" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_about_one" CHECK (work_order_id is null or visit_id is null);