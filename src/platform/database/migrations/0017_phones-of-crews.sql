CREATE TABLE "visit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "visit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sent_as" uuid;--> statement-breakpoint
ALTER TABLE "visit_exceptions" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "checked_in_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "checked_out_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "visit_entries" ADD CONSTRAINT "visit_entries_given_by_accounts_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_entries" ADD CONSTRAINT "visit_entries_visit" FOREIGN KEY ("visit_id","facility_id","client_id") REFERENCES "public"."visits"("id","facility_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_written_by_accounts_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_visit" FOREIGN KEY ("visit_id","facility_id","client_id") REFERENCES "public"."visits"("id","facility_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_entries_of_visit" ON "visit_entries" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "visit_notes_of_visit" ON "visit_notes" USING btree ("visit_id","written_at");--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_visit" FOREIGN KEY ("visit_id","facility_id","client_id") REFERENCES "public"."visits"("id","facility_id","client_id") ON DELETE set null ("visit_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_sent_as" ON "files" USING btree ("uploaded_by","sent_as") WHERE sent_as is not null and state <> 'deleted';--> statement-breakpoint
CREATE INDEX "work_orders_of_visit" ON "work_orders" USING btree ("visit_id") WHERE visit_id is not null;