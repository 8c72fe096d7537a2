CREATE TYPE "public"."invoice_line_kind" AS ENUM('service', 'extra-work', 'other', 'credit', 'tax');--> statement-breakpoint
CREATE TYPE "public"."invoice_state" AS ENUM('draft', 'issued', 'void');--> statement-breakpoint
CREATE TABLE "billing_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invoice_id" uuid,
	CONSTRAINT "billing_credits_positive" CHECK ("billing_credits"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"bills_from" date NOT NULL,
	"issue_day" integer NOT NULL,
	"terms_days" integer NOT NULL,
	"bill_to_name" text NOT NULL,
	"bill_to_address" text NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"per_facility" boolean DEFAULT false NOT NULL,
	"is_reviewed" boolean DEFAULT true NOT NULL,
	"tax_basis_points" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_settings_day" CHECK ("billing_settings"."issue_day" between 1 and 28),
	CONSTRAINT "billing_settings_terms" CHECK ("billing_settings"."terms_days" between 0 and 180),
	CONSTRAINT "billing_settings_tax" CHECK ("billing_settings"."tax_basis_points" between 0 and 3000),
	CONSTRAINT "billing_settings_month" CHECK (extract(day from "billing_settings"."bills_from") = 1)
);
--> statement-breakpoint
CREATE TABLE "facility_billing" (
	"client_id" uuid NOT NULL,
	"facility_id" uuid PRIMARY KEY NOT NULL,
	"tax_basis_points" integer NOT NULL,
	CONSTRAINT "facility_billing_tax" CHECK ("facility_billing"."tax_basis_points" between 0 and 3000)
);
--> statement-breakpoint
CREATE TABLE "work_order_prices" (
	"work_order_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"text" text NOT NULL,
	"offered_by" uuid NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone,
	"invoice_id" uuid,
	CONSTRAINT "work_order_prices_positive" CHECK ("work_order_prices"."cents" > 0),
	CONSTRAINT "work_order_prices_accepted" CHECK ((accepted_by is null) = (accepted_at is null)),
	CONSTRAINT "work_order_prices_billed" CHECK (invoice_id is null or accepted_at is not null)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"facility_id" uuid,
	"position" integer NOT NULL,
	"kind" "invoice_line_kind" NOT NULL,
	"text" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"cents" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"work_order_id" uuid,
	"credit_id" uuid,
	CONSTRAINT "invoice_lines_place" CHECK ((kind = 'tax') = (facility_id is null)),
	CONSTRAINT "invoice_lines_sign" CHECK (case kind when 'credit' then cents < 0 when 'tax' then true else cents >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"takes_back" uuid,
	CONSTRAINT "invoice_payments_takes_back_unique" UNIQUE("takes_back"),
	CONSTRAINT "invoice_payments_sign" CHECK (case when takes_back is null then cents > 0 else cents < 0 end)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid,
	"period" date NOT NULL,
	"state" "invoice_state" DEFAULT 'draft' NOT NULL,
	"number" text,
	"bill_to_name" text NOT NULL,
	"bill_to_address" text NOT NULL,
	"purchase_order" text NOT NULL,
	"terms_days" integer NOT NULL,
	"issued_on" date,
	"due_on" date,
	"total_cents" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"voided_on" date,
	"void_reason" text,
	"held_until" date,
	"hold_reason" text,
	"reminded_days" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_of_client" UNIQUE("id","client_id"),
	CONSTRAINT "invoices_month" CHECK (extract(day from "invoices"."period") = 1),
	CONSTRAINT "invoices_issued" CHECK ((state = 'draft') = (number is null) and (number is null) = (issued_on is null) and (number is null) = (due_on is null)),
	CONSTRAINT "invoices_void" CHECK ((state = 'void') = (voided_on is not null) and (voided_on is null) = (void_reason is null)),
	CONSTRAINT "invoices_paid" CHECK (paid_cents between 0 and greatest(total_cents, 0)),
	CONSTRAINT "invoices_hold" CHECK ((held_until is null) = (hold_reason is null))
);
--> statement-breakpoint
ALTER TABLE "billing_credits" ADD CONSTRAINT "billing_credits_entered_by_accounts_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_credits" ADD CONSTRAINT "billing_credits_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_credits" ADD CONSTRAINT "billing_credits_invoice" FOREIGN KEY ("invoice_id","client_id") REFERENCES "public"."invoices"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_billing" ADD CONSTRAINT "facility_billing_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_prices" ADD CONSTRAINT "work_order_prices_offered_by_accounts_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_prices" ADD CONSTRAINT "work_order_prices_accepted_by_accounts_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_prices" ADD CONSTRAINT "work_order_prices_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_prices" ADD CONSTRAINT "work_order_prices_invoice" FOREIGN KEY ("invoice_id","client_id") REFERENCES "public"."invoices"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice" FOREIGN KEY ("invoice_id","client_id") REFERENCES "public"."invoices"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_entered_by_accounts_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice" FOREIGN KEY ("invoice_id","client_id") REFERENCES "public"."invoices"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_credits_open" ON "billing_credits" USING btree ("client_id") WHERE invoice_id is null;--> statement-breakpoint
CREATE INDEX "facility_billing_of_client" ON "facility_billing" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "work_order_prices_open" ON "work_order_prices" USING btree ("client_id") WHERE invoice_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_order" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_payments_of_invoice" ON "invoice_payments" USING btree ("invoice_id","entered_at");--> statement-breakpoint
CREATE INDEX "invoice_payments_of_client" ON "invoice_payments" USING btree ("client_id","paid_on");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_period" ON "invoices" USING btree ("client_id",coalesce(facility_id, '00000000-0000-0000-0000-000000000000'),"period") WHERE state <> 'void';--> statement-breakpoint
CREATE INDEX "invoices_in_order" ON "invoices" USING btree ("period","id");--> statement-breakpoint
CREATE INDEX "invoices_client_order" ON "invoices" USING btree ("client_id","period","id");--> statement-breakpoint
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("due_on") WHERE state = 'issued' and paid_cents < total_cents;--> statement-breakpoint
-- What was issued stays as it was sent: only its payments, its reminders and that it is void change.
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.state <> 'draft' THEN
			RAISE EXCEPTION 'an issued invoice is kept' USING ERRCODE = 'restrict_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF OLD.state <> 'draft' AND (
		(OLD.id, OLD.client_id, OLD.facility_id, OLD.period, OLD.number, OLD.bill_to_name, OLD.bill_to_address,
			OLD.purchase_order, OLD.terms_days, OLD.issued_on, OLD.due_on, OLD.total_cents)
		IS DISTINCT FROM
		(NEW.id, NEW.client_id, NEW.facility_id, NEW.period, NEW.number, NEW.bill_to_name, NEW.bill_to_address,
			NEW.purchase_order, NEW.terms_days, NEW.issued_on, NEW.due_on, NEW.total_cents)
		OR (OLD.state <> NEW.state AND (OLD.state, NEW.state) <> ('issued', 'void'))
	) THEN
		RAISE EXCEPTION 'an issued invoice never changes' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_keep_issued" BEFORE UPDATE OR DELETE ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE FUNCTION "is_invoice_draft"("invoice" uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT i.state = 'draft' FROM public.invoices i WHERE i.id = invoice);
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER "invoice_lines_keep_issued" BEFORE INSERT OR UPDATE OR DELETE ON "invoice_lines"
	FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_line_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'payments are append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoice_payments_append_only" BEFORE UPDATE OR DELETE ON "invoice_payments"
	FOR EACH ROW EXECUTE FUNCTION "refuse_payment_change"();
