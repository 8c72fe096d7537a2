ALTER TABLE "threads" DROP CONSTRAINT "threads_about_one";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "inspection_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_invoice" FOREIGN KEY ("invoice_id","client_id") REFERENCES "public"."invoices"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_document" FOREIGN KEY ("document_id","client_id") REFERENCES "public"."documents"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_inspection" FOREIGN KEY ("inspection_id","facility_id","client_id") REFERENCES "public"."inspections"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_of_invoice" ON "threads" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX "threads_of_document" ON "threads" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX "threads_of_inspection" ON "threads" USING btree ("inspection_id") WHERE inspection_id is not null;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_about_one" CHECK (num_nonnulls(work_order_id, visit_id, invoice_id, document_id, inspection_id) <= 1);