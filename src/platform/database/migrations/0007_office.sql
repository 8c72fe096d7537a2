CREATE TABLE "history_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "history_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "spam_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "joined_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("reference" || ' ' || "name" || ' ' || "email" || ' ' || "subject" || ' ' || "message", '-@._/+:#&', '         '))) STORED;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "spam_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "joined_to" uuid;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("reference" || ' ' || "full_name" || ' ' || "email" || ' ' || "position_title" || ' ' || "cover_letter", '-@._/+:#&', '         ') || ' ' || right(regexp_replace("phone", '[^0-9]', '', 'g'), 10))) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "spam_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "joined_to" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("reference" || ' ' || "full_name" || ' ' || "company" || ' ' || "email" || ' ' || "message", '-@._/+:#&', '         ') || ' ' || right(regexp_replace("phone", '[^0-9]', '', 'g'), 10))) STORED;--> statement-breakpoint
ALTER TABLE "submission_notes" ADD CONSTRAINT "submission_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_events_record" ON "history_events" USING btree ("record_kind","record_id","position");--> statement-breakpoint
CREATE INDEX "submission_notes_record" ON "submission_notes" USING btree ("record_kind","record_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("received_at","id") WHERE screening = 'accepted' and answered_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_quarantined" ON "contact_messages" USING btree ("received_at","id") WHERE screening = 'quarantined';--> statement-breakpoint
CREATE INDEX "contact_messages_assigned" ON "contact_messages" USING btree ("assigned_to","received_at") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "job_applications_open" ON "job_applications" USING btree ("received_at","id") WHERE screening = 'accepted' and answered_at is null;--> statement-breakpoint
CREATE INDEX "job_applications_quarantined" ON "job_applications" USING btree ("received_at","id") WHERE screening = 'quarantined';--> statement-breakpoint
CREATE INDEX "job_applications_assigned" ON "job_applications" USING btree ("assigned_to","received_at") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("search");--> statement-breakpoint
CREATE INDEX "leads_open" ON "leads" USING btree ("received_at","id") WHERE screening = 'accepted' and answered_at is null;--> statement-breakpoint
CREATE INDEX "leads_quarantined" ON "leads" USING btree ("received_at","id") WHERE screening = 'quarantined';--> statement-breakpoint
CREATE INDEX "leads_assigned" ON "leads" USING btree ("assigned_to","received_at") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search");
--> statement-breakpoint
-- History is append-only: it goes with its record, and in no other way. As with the audit, a superuser
-- or the owner of the table can still drop the triggers.
CREATE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'history_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_history_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('history.forgetting', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'history_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
-- What staff wrote and did about records that are deleted, for their age or otherwise.
CREATE FUNCTION "forget_handling"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.submission_notes
		WHERE record_kind = TG_ARGV[0] AND record_id IN (SELECT id FROM gone);
	PERFORM set_config('history.forgetting', 'on', true);
	DELETE FROM public.history_events
		WHERE record_kind = TG_ARGV[0] AND record_id IN (SELECT id FROM gone);
	PERFORM set_config('history.forgetting', 'off', true);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "history_events_no_update" BEFORE UPDATE OR TRUNCATE ON "history_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();--> statement-breakpoint
CREATE TRIGGER "history_events_no_deletion" BEFORE DELETE ON "history_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_history_deletion"();--> statement-breakpoint
CREATE TRIGGER "leads_forget_handling" AFTER DELETE ON "leads"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "forget_handling"('lead');--> statement-breakpoint
CREATE TRIGGER "contact_messages_forget_handling" AFTER DELETE ON "contact_messages"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "forget_handling"('contact-message');--> statement-breakpoint
CREATE TRIGGER "job_applications_forget_handling" AFTER DELETE ON "job_applications"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "forget_handling"('application');--> statement-breakpoint
REVOKE UPDATE, TRUNCATE ON "history_events" FROM PUBLIC, CURRENT_USER;
