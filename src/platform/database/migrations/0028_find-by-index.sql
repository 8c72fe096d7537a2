DROP INDEX "visits_by_time";--> statement-breakpoint
DROP INDEX "visits_missed_lately";--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (to_tsvector('simple', translate(coalesce("name", '') || ' ' || coalesce("username", '') || ' ' || coalesce("email", ''), '-@._/+:#&', '         ')));--> statement-breakpoint
CREATE INDEX "clients_words" ON "clients" USING gin (to_tsvector('simple', translate(coalesce("name", ''), '-@._/+:#&', '         ')));--> statement-breakpoint
CREATE INDEX "facilities_words" ON "facilities" USING gin (to_tsvector('simple', translate(coalesce("name", '') || ' ' || coalesce("street", '') || ' ' || coalesce("city", ''), '-@._/+:#&', '         ')));--> statement-breakpoint
CREATE INDEX "documents_of_facility" ON "documents" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "documents_words" ON "documents" USING gin (to_tsvector('simple', translate(coalesce("title", ''), '-@._/+:#&', '         ')));--> statement-breakpoint
CREATE INDEX "inspections_of_inspector" ON "inspections" USING btree ("inspector_id","planned_on");--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (to_tsvector('simple', translate(coalesce("number", '') || ' ' || coalesce("bill_to_name", '') || ' ' || coalesce("purchase_order", ''), '-@._/+:#&', '         ')));--> statement-breakpoint
CREATE INDEX "visit_tasks_done" ON "visit_tasks" USING btree ("visit_id") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_by_due" ON "work_orders" USING btree (coalesce(due_at, 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "work_orders_open_at_facility" ON "work_orders" USING btree ("facility_id","due_at","is_breached") WHERE state in ('new', 'acknowledged', 'assigned', 'in-progress', 'on-hold');--> statement-breakpoint
CREATE INDEX "visits_by_time" ON "visits" USING btree ("begins_at","date","state","facility_id","client_id");--> statement-breakpoint
CREATE INDEX "visits_missed_lately" ON "visits" USING btree ("begins_at","facility_id","date") WHERE state = 'missed';