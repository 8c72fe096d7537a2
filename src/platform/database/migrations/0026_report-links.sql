CREATE TABLE "inspection_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	"openings" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "inspection_links_revoked" CHECK ((revoked_at is null) = (revoked_by is null)),
	CONSTRAINT "inspection_links_opened" CHECK ((openings = 0) = (opened_at is null)),
	CONSTRAINT "inspection_links_ends" CHECK (expires_at > made_at)
);
--> statement-breakpoint
ALTER TABLE "inspection_links" ADD CONSTRAINT "inspection_links_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_links" ADD CONSTRAINT "inspection_links_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_links" ADD CONSTRAINT "inspection_links_inspection" FOREIGN KEY ("inspection_id","facility_id","client_id") REFERENCES "public"."inspections"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_links_of_inspection" ON "inspection_links" USING btree ("inspection_id","made_at");