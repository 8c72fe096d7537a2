CREATE TABLE "prospect_dismissals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"dismissed_by" uuid NOT NULL,
	"dismissed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "prospect_dismissals_pair" UNIQUE("first_id","second_id"),
	CONSTRAINT "prospect_dismissals_kind_known" CHECK (kind in ('company', 'contact')),
	CONSTRAINT "prospect_dismissals_order" CHECK (first_id < second_id)
);
--> statement-breakpoint
CREATE TABLE "prospect_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"removed_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"contact_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"opportunity_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"earlier_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"merged_by" uuid NOT NULL,
	"merged_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "prospect_merges_kind_known" CHECK (kind in ('company', 'contact')),
	CONSTRAINT "prospect_merges_undone" CHECK ((undone_at is null) = (undone_by is null))
);
--> statement-breakpoint
ALTER TABLE "prospect_companies" ADD COLUMN "homepage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_companies" ADD COLUMN "domain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_companies" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_companies" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_companies" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "prospect_contacts" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_contacts" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "prospect_dismissals" ADD CONSTRAINT "prospect_dismissals_company_id_prospect_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."prospect_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_dismissals" ADD CONSTRAINT "prospect_dismissals_dismissed_by_accounts_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_merges" ADD CONSTRAINT "prospect_merges_company_id_prospect_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."prospect_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_merges" ADD CONSTRAINT "prospect_merges_merged_by_accounts_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_merges" ADD CONSTRAINT "prospect_merges_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_dismissals_company" ON "prospect_dismissals" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "prospect_merges_company" ON "prospect_merges" USING btree ("company_id","merged_at");--> statement-breakpoint
CREATE INDEX "prospect_merges_merged" ON "prospect_merges" USING btree ("merged_at","id");--> statement-breakpoint
-- contracts: binds a column that the version before leaves empty
ALTER TABLE "prospect_companies" ADD CONSTRAINT "prospect_companies_merged_into_prospect_companies_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."prospect_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- contracts: binds a column that the version before leaves empty
ALTER TABLE "prospect_contacts" ADD CONSTRAINT "prospect_contacts_merged_into_prospect_contacts_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."prospect_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_companies_added" ON "prospect_companies" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "prospect_companies_domain" ON "prospect_companies" USING btree ("domain") WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "prospect_companies_phone" ON "prospect_companies" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 7));--> statement-breakpoint
CREATE INDEX "prospect_companies_merged" ON "prospect_companies" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "prospect_contacts_domain" ON "prospect_contacts" USING btree (split_part(lower("email"), '@', 2));--> statement-breakpoint
CREATE INDEX "prospect_contacts_merged" ON "prospect_contacts" USING btree ("merged_into");