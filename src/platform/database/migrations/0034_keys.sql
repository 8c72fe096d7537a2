CREATE TABLE "key_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"copy" integer NOT NULL,
	"holder_id" uuid,
	"crew" text DEFAULT '' NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_on" date,
	"received_at" timestamp with time zone,
	"given_back_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"returned_by" uuid,
	"lost_at" timestamp with time zone,
	"lost_by" uuid,
	"work_order_id" uuid,
	CONSTRAINT "key_issues_copy_number" CHECK (copy between 1 and 99),
	CONSTRAINT "key_issues_with_somebody" CHECK (holder_id is not null or lost_at is not null),
	CONSTRAINT "key_issues_returned" CHECK ((returned_at is null) = (returned_by is null)),
	CONSTRAINT "key_issues_lost" CHECK ((lost_at is null) = (lost_by is null)),
	CONSTRAINT "key_issues_new_locks" CHECK (work_order_id is null or lost_at is not null),
	CONSTRAINT "key_issues_in_order" CHECK (received_at >= issued_at and given_back_at >= issued_at
        and returned_at >= issued_at and lost_at >= issued_at)
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"opens" text DEFAULT '' NOT NULL,
	"key_box" text DEFAULT '' NOT NULL,
	"copies" integer NOT NULL,
	"encrypted_code" text,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "keys_tenant" UNIQUE("id","facility_id","client_id"),
	CONSTRAINT "keys_kind" CHECK (kind in ('key', 'card', 'fob', 'code')),
	CONSTRAINT "keys_copies" CHECK (copies between 1 and 99),
	CONSTRAINT "keys_code" CHECK ((encrypted_code is not null) = (kind = 'code' and retired_at is null))
);
--> statement-breakpoint
ALTER TABLE "key_issues" ADD CONSTRAINT "key_issues_holder_id_accounts_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_issues" ADD CONSTRAINT "key_issues_issued_by_accounts_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_issues" ADD CONSTRAINT "key_issues_returned_by_accounts_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_issues" ADD CONSTRAINT "key_issues_lost_by_accounts_id_fk" FOREIGN KEY ("lost_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_issues" ADD CONSTRAINT "key_issues_key" FOREIGN KEY ("key_id","facility_id","client_id") REFERENCES "public"."keys"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_issues" ADD CONSTRAINT "key_issues_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "key_issues_copy" ON "key_issues" USING btree ("key_id","copy") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "key_issues_of_key" ON "key_issues" USING btree ("key_id","issued_at");--> statement-breakpoint
CREATE INDEX "key_issues_of_holder" ON "key_issues" USING btree ("holder_id") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "key_issues_of_order" ON "key_issues" USING btree ("work_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "keys_label" ON "keys" USING btree ("facility_id",lower(label)) WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "keys_of_client" ON "keys" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "keys_words" ON "keys" USING gin (to_tsvector('simple', translate(coalesce("label", '') || ' ' || coalesce("opens", ''), '-@._/+:#&', '         ')));