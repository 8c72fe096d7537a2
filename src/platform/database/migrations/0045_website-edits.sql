CREATE TABLE "website_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"published" jsonb NOT NULL,
	"draft" jsonb,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "website_documents_document_unique" UNIQUE("document"),
	CONSTRAINT "website_documents_publish_at" CHECK ("website_documents"."publish_at" is null or "website_documents"."draft" is not null)
);
--> statement-breakpoint
CREATE TABLE "website_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"edits" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
ALTER TABLE "website_versions" ADD CONSTRAINT "website_versions_document_id_website_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."website_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_versions" ADD CONSTRAINT "website_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_documents_due" ON "website_documents" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "website_versions_of_document" ON "website_versions" USING btree ("document_id","published_at");