ALTER TABLE "website_documents" ADD COLUMN "publish_by" uuid;--> statement-breakpoint
ALTER TABLE "website_versions" ADD COLUMN "is_on_schedule" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- contracts: the version before never writes the column, and an account that goes empties it by itself
ALTER TABLE "website_documents" ADD CONSTRAINT "website_documents_publish_by_accounts_id_fk" FOREIGN KEY ("publish_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;