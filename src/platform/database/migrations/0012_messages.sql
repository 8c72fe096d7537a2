CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "thread_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"attempt" uuid NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("text", '-@._/+:#&', '         '))) STORED
);
--> statement-breakpoint
CREATE TABLE "thread_readers" (
	"thread_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_position" bigint DEFAULT 0 NOT NULL,
	"emailed_position" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "thread_readers_thread_id_account_id_pk" PRIMARY KEY("thread_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_position" bigint DEFAULT 0 NOT NULL,
	"told_position" bigint DEFAULT 0 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("subject", '-@._/+:#&', '         '))) STORED,
	CONSTRAINT "threads_of_facility" UNIQUE("id","facility_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread" FOREIGN KEY ("thread_id","facility_id","client_id") REFERENCES "public"."threads"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_attempt" ON "thread_messages" USING btree ("author_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_in_order" ON "thread_messages" USING btree ("thread_id","position");--> statement-breakpoint
CREATE INDEX "thread_messages_words" ON "thread_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "thread_readers_account" ON "thread_readers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "threads_newest" ON "threads" USING btree ("last_position");--> statement-breakpoint
CREATE INDEX "threads_of_client" ON "threads" USING btree ("client_id","last_position");--> statement-breakpoint
CREATE INDEX "threads_untold" ON "threads" USING btree ("id") WHERE told_position < last_position;--> statement-breakpoint
CREATE INDEX "threads_words" ON "threads" USING gin ("words");