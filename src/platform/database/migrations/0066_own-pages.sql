CREATE TABLE "own_page_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"what" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"attempt" uuid,
	"sent_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "own_page_entries_attempt" UNIQUE("kind","subject_id","attempt"),
	CONSTRAINT "own_page_entries_what_known" CHECK (what in ('added', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "own_page_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "own_page_entries_subject" ON "own_page_entries" USING btree ("kind","subject_id","sent_at");--> statement-breakpoint
CREATE INDEX "own_page_links_subject" ON "own_page_links" USING btree ("kind","subject_id");--> statement-breakpoint
-- What somebody has sent by an own page, and the links to it, go as well with the record that they are about.
CREATE OR REPLACE FUNCTION "forget_handling"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.submission_notes
		WHERE record_kind = TG_ARGV[0] AND record_id IN (SELECT id FROM gone);
	DELETE FROM public.own_page_links
		WHERE kind = TG_ARGV[0] AND subject_id IN (SELECT id FROM gone);
	DELETE FROM public.own_page_entries
		WHERE kind = TG_ARGV[0] AND subject_id IN (SELECT id FROM gone);
	PERFORM set_config('history.forgetting', 'on', true);
	DELETE FROM public.history_events
		WHERE record_kind = TG_ARGV[0] AND record_id IN (SELECT id FROM gone);
	PERFORM set_config('history.forgetting', 'off', true);
	RETURN NULL;
END
$$;
