CREATE TABLE "document_acknowledgements" (
	"version_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_acknowledgements_version_id_account_id_pk" PRIMARY KEY("version_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "document_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"how" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_reminders" (
	"version_id" uuid NOT NULL,
	"valid_until" date NOT NULL,
	"stage" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_reminders_version_id_valid_until_stage_pk" PRIMARY KEY("version_id","valid_until","stage")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"dated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_in_order" UNIQUE("document_id","number"),
	CONSTRAINT "document_versions_of_client" UNIQUE("id","client_id"),
	CONSTRAINT "document_versions_days" CHECK (valid_from <= valid_until)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"needs_acknowledgement" boolean NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdraw_reason" text,
	CONSTRAINT "documents_of_client" UNIQUE("id","client_id"),
	CONSTRAINT "documents_withdrawn" CHECK ((withdrawn_at is null) = (withdraw_reason is null))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_both_or_neither";--> statement-breakpoint
DROP INDEX "files_unattached";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "facility_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_reminders" ADD CONSTRAINT "document_reminders_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document" FOREIGN KEY ("document_id","client_id") REFERENCES "public"."documents"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_withdrawn_by_accounts_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_openings_version" ON "document_openings" USING btree ("version_id","at");--> statement-breakpoint
CREATE INDEX "document_versions_ending" ON "document_versions" USING btree ("valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE INDEX "documents_client" ON "documents" USING btree ("client_id","added_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_held" ON "files" USING btree ("uploaded_at") WHERE is_held;--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("uploaded_by","uploaded_at") WHERE client_id is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_facility_with_client" CHECK (facility_id is null or client_id is not null);
--> statement-breakpoint
-- Who opened and who acknowledged what: nobody changes it afterwards.
CREATE FUNCTION "refuse_document_record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "document_openings_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "document_openings"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_document_record_change"();--> statement-breakpoint
CREATE TRIGGER "document_acknowledgements_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "document_acknowledgements"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_document_record_change"();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "document_openings", "document_acknowledgements" FROM PUBLIC, CURRENT_USER;
