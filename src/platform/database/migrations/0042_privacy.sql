CREATE TABLE "privacy_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"source" text NOT NULL,
	"record_id" text NOT NULL,
	"role" text NOT NULL,
	"found_by" text[] NOT NULL,
	"rows" integer NOT NULL,
	"is_theirs" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"keeps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "privacy_findings_once" UNIQUE("request_id","source","record_id","role")
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"note" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"extension_reason" text,
	"logged_by" uuid NOT NULL,
	"logged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verification" text,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"search_asked_at" timestamp with time zone,
	"searched_at" timestamp with time zone,
	"cut_tables" text[] DEFAULT '{}'::text[] NOT NULL,
	"chosen_at" timestamp with time zone,
	"exported_at" timestamp with time zone,
	"erase_asked_by" uuid,
	"erase_asked_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"outcome_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "privacy_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "privacy_requests_person" CHECK (name <> '' or email <> '' or phone <> ''),
	CONSTRAINT "privacy_requests_verified" CHECK ((verified_at is null) = (verification is null)),
	CONSTRAINT "privacy_requests_closed_with" CHECK ((closed_at is null) = (outcome is null))
);
--> statement-breakpoint
ALTER TABLE "privacy_findings" ADD CONSTRAINT "privacy_findings_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_logged_by_accounts_id_fk" FOREIGN KEY ("logged_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_verified_by_accounts_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_erase_asked_by_accounts_id_fk" FOREIGN KEY ("erase_asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_closed_by_accounts_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("due_on") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_closed" ON "privacy_requests" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
-- What names a person can be blotted out of the details of a line at that person's request. The setting is
-- on for the one statement that does it; who did what, when and to what never changes.
CREATE OR REPLACE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('history.erasing', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'history_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_history_rewrite"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.id, OLD.position, OLD.at, OLD.record_kind, OLD.record_id, OLD.kind, OLD.actor_id, OLD.client_id, OLD.facility_id)
		IS DISTINCT FROM
		(NEW.id, NEW.position, NEW.at, NEW.record_kind, NEW.record_id, NEW.kind, NEW.actor_id, NEW.client_id, NEW.facility_id) THEN
		RAISE EXCEPTION 'history_events is append-only' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
-- contracts: the version before changes none of these rows, which the trigger beside this one refuses
CREATE TRIGGER "history_events_no_rewrite" BEFORE UPDATE ON "history_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_history_rewrite"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('audit.erasing', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_rewrite"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.id, OLD.at, OLD.kind, OLD.actor_id, OLD.account_id, OLD.client_id, OLD.request_id)
		IS DISTINCT FROM
		(NEW.id, NEW.at, NEW.kind, NEW.actor_id, NEW.account_id, NEW.client_id, NEW.request_id) THEN
		RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
-- contracts: the version before changes none of these rows, which the trigger beside this one refuses
CREATE TRIGGER "audit_events_no_rewrite" BEFORE UPDATE ON "audit_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_audit_rewrite"();--> statement-breakpoint
-- contracts: gives a right and takes none
GRANT UPDATE ("details") ON "history_events", "audit_events" TO CURRENT_USER;--> statement-breakpoint
-- Requests of people about their own data go with their history, as what the public site receives does.
CREATE TRIGGER "privacy_requests_forget_handling" AFTER DELETE ON "privacy_requests"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "forget_handling"('privacy-request');
