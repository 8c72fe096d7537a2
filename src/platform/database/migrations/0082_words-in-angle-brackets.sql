-- contracts: comes back in the next statement, by the same name, and the version before reads it as before
ALTER TABLE "contact_messages" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("reference" || ' ' || "name" || ' ' || "email" || ' ' || "subject" || ' ' || "message", '-@._/+:#&<>', '           '))) STORED;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search");--> statement-breakpoint
-- contracts: comes back in the next statement, by the same name, and the version before reads it as before
ALTER TABLE "job_applications" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("reference" || ' ' || "full_name" || ' ' || "email" || ' ' || "position_title" || ' ' || "cover_letter", '-@._/+:#&<>', '           ') || ' ' || right(regexp_replace("phone", '[^0-9]', '', 'g'), 10))) STORED;--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("search");--> statement-breakpoint
-- contracts: comes back in the next statement, by the same name, and the version before reads it as before
ALTER TABLE "leads" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("reference" || ' ' || "full_name" || ' ' || "company" || ' ' || "email" || ' ' || "message", '-@._/+:#&<>', '           ') || ' ' || right(regexp_replace("phone", '[^0-9]', '', 'g'), 10))) STORED;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search");--> statement-breakpoint
-- contracts: comes back in the next statement, by the same name, and the version before reads it as before
ALTER TABLE "thread_messages" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("text", '-@._/+:#&<>', '           '))) STORED;--> statement-breakpoint
CREATE INDEX "thread_messages_words" ON "thread_messages" USING gin ("words");--> statement-breakpoint
-- contracts: comes back in the next statement, by the same name, and the version before reads it as before
ALTER TABLE "threads" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("subject", '-@._/+:#&<>', '           '))) STORED;--> statement-breakpoint
CREATE INDEX "threads_words" ON "threads" USING gin ("words");--> statement-breakpoint
-- contracts: comes back in the next statement, by the same name, and the version before reads it as before
ALTER TABLE "work_orders" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("number" || ' ' || "text", '-@._/+:#&<>', '           '))) STORED;--> statement-breakpoint
CREATE INDEX "work_orders_search" ON "work_orders" USING gin ("search");--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "documents_words";--> statement-breakpoint
CREATE INDEX "documents_words" ON "documents" USING gin (to_tsvector('simple', translate(coalesce("title", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "invoices_words";--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (to_tsvector('simple', translate(coalesce("number", '') || ' ' || coalesce("bill_to_name", '') || ' ' || coalesce("purchase_order", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "keys_words";--> statement-breakpoint
CREATE INDEX "keys_words" ON "keys" USING gin (to_tsvector('simple', translate(coalesce("label", '') || ' ' || coalesce("opens", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "opportunities_words";--> statement-breakpoint
CREATE INDEX "opportunities_words" ON "opportunities" USING gin (to_tsvector('simple', translate(coalesce("reference", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "prospect_companies_words";--> statement-breakpoint
CREATE INDEX "prospect_companies_words" ON "prospect_companies" USING gin (to_tsvector('simple', translate(coalesce("name", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "prospect_contacts_words";--> statement-breakpoint
CREATE INDEX "prospect_contacts_words" ON "prospect_contacts" USING gin (to_tsvector('simple', translate(coalesce("name", '') || ' ' || coalesce("email", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "accounts_words";--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (to_tsvector('simple', translate(coalesce("name", '') || ' ' || coalesce("username", '') || ' ' || coalesce("email", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "clients_words";--> statement-breakpoint
CREATE INDEX "clients_words" ON "clients" USING gin (to_tsvector('simple', translate(coalesce("name", ''), '-@._/+:#&<>', '           ')));--> statement-breakpoint
-- contracts: the version before finds the same without it, by reading through the names
DROP INDEX "facilities_words";--> statement-breakpoint
CREATE INDEX "facilities_words" ON "facilities" USING gin (to_tsvector('simple', translate(coalesce("name", '') || ' ' || coalesce("street", '') || ' ' || coalesce("city", ''), '-@._/+:#&<>', '           ')));