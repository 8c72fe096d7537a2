CREATE TYPE "public"."file_kind" AS ENUM('jpeg', 'pdf');--> statement-breakpoint
CREATE TYPE "public"."file_state" AS ENUM('arriving', 'stored', 'deleted');--> statement-breakpoint
CREATE TABLE "file_attachments" (
	"file_id" uuid NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"attached_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_attachments_file_id_record_kind_record_id_pk" PRIMARY KEY("file_id","record_kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" "file_state" DEFAULT 'arriving' NOT NULL,
	"client_id" uuid,
	"facility_id" uuid,
	"kind" "file_kind" NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"thumbnail_sha256" text,
	"sent_sha256" text NOT NULL,
	"name" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "files_both_or_neither" CHECK ((client_id is null) = (facility_id is null)),
	CONSTRAINT "files_deleted" CHECK ((state = 'deleted') = (deleted_at is not null))
);
--> statement-breakpoint
ALTER TABLE "file_attachments" ADD CONSTRAINT "file_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_attachments_record" ON "file_attachments" USING btree ("record_kind","record_id","position");--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("uploaded_by","uploaded_at") WHERE facility_id is null;--> statement-breakpoint
CREATE INDEX "files_leaving" ON "files" USING btree ("deleted_at") WHERE state = 'deleted';