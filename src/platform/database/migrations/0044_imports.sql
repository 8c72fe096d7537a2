CREATE TABLE "data_export_parts" (
	"id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "data_export_parts_export_id_position_pk" PRIMARY KEY("export_id","position")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"missing_files" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" uuid,
	"claimed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_state" CHECK (state in ('waiting', 'working', 'ready', 'failed', 'deleted')),
	CONSTRAINT "data_exports_ready" CHECK (state <> 'ready' or (finished_at is not null and expires_at is not null))
);
--> statement-breakpoint
CREATE TABLE "import_heads" (
	"noun" text NOT NULL,
	"head" text NOT NULL,
	"column" text NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_heads_noun_head_pk" PRIMARY KEY("noun","head")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'read' NOT NULL,
	"key" text,
	"same_as" integer,
	"record_id" uuid,
	"fingerprint" text,
	CONSTRAINT "import_rows_in_order" UNIQUE("import_id","row"),
	CONSTRAINT "import_rows_state_known" CHECK (state in ('read', 'ready', 'faulty', 'known', 'repeated', 'would-fail', 'added', 'failed')),
	CONSTRAINT "import_rows_added" CHECK ((state = 'added') = (fingerprint is not null) and (state <> 'added' or record_id is not null))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"noun" text NOT NULL,
	"state" text DEFAULT 'arriving' NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"problem" text,
	"problem_row" integer,
	"format" text,
	"encoding" text,
	"delimiter" text,
	"sheet" text,
	"other_sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"head_row" integer,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"is_tried" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"was_given_up" boolean DEFAULT false NOT NULL,
	"obstacles" jsonb,
	"asked_by" uuid NOT NULL,
	"claim" uuid,
	"claimed_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported_at" timestamp with time zone,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_state" CHECK (state in ('arriving', 'reading', 'unreadable', 'read', 'checking', 'checked', 'trying',
        'importing', 'imported', 'undoing', 'undone')),
	CONSTRAINT "imports_undone" CHECK ((state = 'undone') = (undone_at is not null))
);
--> statement-breakpoint
-- contracts: it comes back below, for fewer rows, and the version before names it nowhere
DROP INDEX "invoices_period";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_uninvited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_in_order" ON "data_exports" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","row");--> statement-breakpoint
CREATE INDEX "import_rows_record" ON "import_rows" USING btree ("record_id") WHERE state = 'added';--> statement-breakpoint
CREATE INDEX "imports_in_order" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("claimed_at") WHERE state in ('reading', 'checking', 'trying', 'importing', 'undoing');--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "facilities_name" ON "facilities" USING btree (lower("name"));--> statement-breakpoint
-- contracts: refuses nothing that its namesake above let pass
CREATE UNIQUE INDEX "invoices_period" ON "invoices" USING btree ("client_id",coalesce(facility_id, '00000000-0000-0000-0000-000000000000'),"period") WHERE state <> 'void' and not is_imported;
--> statement-breakpoint
-- An invoice that another system has issued came out of a file: the import that brought it may be undone,
-- and nothing else deletes it. What was issued here is kept as before.
CREATE FUNCTION "may_undo_invoice"("invoice" uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN coalesce(current_setting('imports.undoing', true), '') = 'on'
		AND (SELECT i.is_imported FROM public.invoices i WHERE i.id = invoice);
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.state <> 'draft' AND NOT (OLD.is_imported
			AND coalesce(current_setting('imports.undoing', true), '') = 'on') THEN
			RAISE EXCEPTION 'an issued invoice is kept' USING ERRCODE = 'restrict_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF OLD.state <> 'draft' AND (
		(OLD.id, OLD.client_id, OLD.facility_id, OLD.period, OLD.number, OLD.bill_to_name, OLD.bill_to_address,
			OLD.purchase_order, OLD.terms_days, OLD.issued_on, OLD.due_on, OLD.total_cents, OLD.is_imported)
		IS DISTINCT FROM
		(NEW.id, NEW.client_id, NEW.facility_id, NEW.period, NEW.number, NEW.bill_to_name, NEW.bill_to_address,
			NEW.purchase_order, NEW.terms_days, NEW.issued_on, NEW.due_on, NEW.total_cents, NEW.is_imported)
		OR (OLD.state <> NEW.state AND (OLD.state, NEW.state) <> ('issued', 'void'))
	) THEN
		RAISE EXCEPTION 'an issued invoice never changes' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_invoice_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.may_undo_invoice(OLD.invoice_id) THEN
		RETURN OLD;
	END IF;
	IF (TG_OP <> 'INSERT' AND NOT public.is_invoice_draft(OLD.invoice_id))
		OR (TG_OP <> 'DELETE' AND NOT public.is_invoice_draft(NEW.invoice_id)) THEN
		RAISE EXCEPTION 'lines of an issued invoice never change' USING ERRCODE = 'restrict_violation';
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN OLD;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.may_undo_invoice(OLD.invoice_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'payments are append-only' USING ERRCODE = 'restrict_violation';
END
$$;
