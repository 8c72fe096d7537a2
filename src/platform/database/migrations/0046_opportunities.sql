CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"lead_id" uuid,
	"contact_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"stage_since" timestamp with time zone NOT NULL,
	"lost_reason" text,
	"lost_note" text DEFAULT '' NOT NULL,
	"value_cents" integer,
	"value_basis" text,
	"next_step" text DEFAULT '' NOT NULL,
	"next_step_on" date,
	"owner_id" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"closed_at" timestamp with time zone,
	CONSTRAINT "opportunities_reference_unique" UNIQUE("reference"),
	CONSTRAINT "opportunities_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "opportunities_stage_known" CHECK (stage in ('new', 'contacted', 'walk-through', 'bid', 'proposal', 'won', 'lost')),
	CONSTRAINT "opportunities_lost" CHECK ((stage = 'lost') = (lost_reason is not null)),
	CONSTRAINT "opportunities_closed" CHECK ((stage in ('won', 'lost')) = (closed_at is not null)),
	CONSTRAINT "opportunities_value_basis" CHECK ((value_cents is null) = (value_basis is null)),
	CONSTRAINT "opportunities_value_positive" CHECK (value_cents > 0),
	CONSTRAINT "opportunities_answered" CHECK (answered_by is null or answered_at is not null)
);
--> statement-breakpoint
CREATE TABLE "opportunity_stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"from_stage" text,
	"entered_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"moved_by" uuid,
	CONSTRAINT "opportunity_stages_in_order" CHECK (left_at >= entered_at)
);
--> statement-breakpoint
CREATE TABLE "prospect_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospect_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_contact_id_prospect_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."prospect_contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_company_id_prospect_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."prospect_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_stages" ADD CONSTRAINT "opportunity_stages_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_stages" ADD CONSTRAINT "opportunity_stages_moved_by_accounts_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_contacts" ADD CONSTRAINT "prospect_contacts_company_id_prospect_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."prospect_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunities_opened" ON "opportunities" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_stage" ON "opportunities" USING btree ("stage","opened_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_owner" ON "opportunities" USING btree ("owner_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_source" ON "opportunities" USING btree ("source","opened_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_next_step" ON "opportunities" USING btree ("next_step_on","id") WHERE closed_at is null and next_step_on is not null;--> statement-breakpoint
CREATE INDEX "opportunities_value" ON "opportunities" USING btree (coalesce("value_cents", -1),"id");--> statement-breakpoint
CREATE INDEX "opportunities_unanswered" ON "opportunities" USING btree ("answer_due_at") WHERE stage = 'new' and answer_due_at is not null;--> statement-breakpoint
CREATE INDEX "opportunities_contact" ON "opportunities" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "opportunities_company" ON "opportunities" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "opportunity_stages_of" ON "opportunity_stages" USING btree ("opportunity_id","entered_at");--> statement-breakpoint
CREATE INDEX "opportunity_stages_entered" ON "opportunity_stages" USING btree ("entered_at");--> statement-breakpoint
CREATE INDEX "prospect_companies_name" ON "prospect_companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "prospect_companies_words" ON "prospect_companies" USING gin (to_tsvector('simple', translate(coalesce("name", ''), '-@._/+:#&', '         ')));--> statement-breakpoint
CREATE INDEX "prospect_contacts_company" ON "prospect_contacts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "prospect_contacts_email" ON "prospect_contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "prospect_contacts_phone" ON "prospect_contacts" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 7));--> statement-breakpoint
CREATE INDEX "prospect_contacts_words" ON "prospect_contacts" USING gin (to_tsvector('simple', translate(coalesce("name", '') || ' ' || coalesce("email", ''), '-@._/+:#&', '         ')));--> statement-breakpoint
-- What was done about an opportunity goes with it, as with the request that it came from.
CREATE TRIGGER "opportunities_forget_handling" AFTER DELETE ON "opportunities"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "forget_handling"('opportunity');--> statement-breakpoint
-- Requests of before become opportunities. Nobody merges people here: each has a contact and a company of its own.
INSERT INTO "prospect_companies" ("id", "name", "added_at")
	SELECT "id", "company", "received_at" FROM "leads" WHERE "screening" = 'accepted';--> statement-breakpoint
INSERT INTO "prospect_contacts" ("id", "company_id", "name", "email", "phone", "language", "added_at")
	SELECT "id", "id", "full_name", "email", "phone", "language", "received_at" FROM "leads" WHERE "screening" = 'accepted';--> statement-breakpoint
INSERT INTO "opportunities" ("id", "reference", "lead_id", "contact_id", "company_id", "origin", "source", "campaign", "stage", "stage_since", "value_cents", "value_basis", "owner_id", "opened_at", "answered_at", "answered_by")
	SELECT "id", regexp_replace("reference", '^[^-]*', 'S'), "id", "id", "id",
		CASE WHEN "idempotency_key" LIKE 'import-%' THEN 'import' ELSE 'quote-request' END,
		lower(trim(coalesce("campaign" ->> 'utm_source', "campaign" ->> 'ref', ''))),
		lower(trim(coalesce("campaign" ->> 'utm_campaign', ''))),
		CASE WHEN "answered_at" IS NULL THEN 'new' ELSE 'contacted' END,
		coalesce("answered_at", "received_at"),
		("range_low" + "range_high") * 50,
		CASE WHEN "range_low" + "range_high" IS NULL THEN NULL ELSE 'range' END,
		"assigned_to", "received_at", "answered_at", "answered_by"
	FROM "leads" WHERE "screening" = 'accepted';--> statement-breakpoint
INSERT INTO "opportunity_stages" ("id", "opportunity_id", "stage", "from_stage", "entered_at", "left_at")
	SELECT gen_random_uuid(), "id", 'new', NULL, "received_at", CASE WHEN "answered_at" IS NULL THEN NULL ELSE greatest("received_at", "answered_at") END
	FROM "leads" WHERE "screening" = 'accepted';--> statement-breakpoint
INSERT INTO "opportunity_stages" ("id", "opportunity_id", "stage", "from_stage", "entered_at", "moved_by")
	SELECT gen_random_uuid(), "id", 'contacted', 'new', "answered_at", "answered_by"
	FROM "leads" WHERE "screening" = 'accepted' AND "answered_at" IS NOT NULL;
