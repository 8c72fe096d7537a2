ALTER TABLE "work_orders" ADD COLUMN "response_minutes" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "resolution_minutes" integer;--> statement-breakpoint
CREATE INDEX "occupant_reports_at_facility" ON "occupant_reports" USING btree ("facility_id","received_at");