CREATE TABLE "proposal_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "proposal_evidence_position" UNIQUE("proposal_id","position")
);
--> statement-breakpoint
CREATE TABLE "proposal_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"attempt" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "proposal_messages_attempt_unique" UNIQUE("attempt")
);
--> statement-breakpoint
CREATE TABLE "proposal_papers" (
	"version_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "proposal_papers_version_id_kind_pk" PRIMARY KEY("version_id","kind")
);
--> statement-breakpoint
CREATE TABLE "proposal_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"is_of_company" boolean NOT NULL,
	"alternative" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"signature" text NOT NULL,
	"drawing" text DEFAULT '' NOT NULL,
	"consent" text NOT NULL,
	"language" text NOT NULL,
	"address_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"salt" text NOT NULL,
	"attempt" uuid,
	"account_id" uuid,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_signatures_side" UNIQUE("version_id","is_of_company")
);
--> statement-breakpoint
CREATE TABLE "proposal_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bid_version_id" uuid NOT NULL,
	"offer" jsonb NOT NULL,
	"digest" text NOT NULL,
	"recipient_email" text NOT NULL,
	"language" text NOT NULL,
	"expires_on" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"state_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "proposal_versions_number" UNIQUE("proposal_id","number"),
	CONSTRAINT "proposal_versions_state_known" CHECK (state in ('open', 'replaced', 'withdrawn', 'declined', 'signed', 'countersigned'))
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"evidence_count" integer DEFAULT 0 NOT NULL,
	"evidence_hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "proposals_opportunity_id_unique" UNIQUE("opportunity_id")
);
--> statement-breakpoint
ALTER TABLE "proposal_evidence" ADD CONSTRAINT "proposal_evidence_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_links" ADD CONSTRAINT "proposal_links_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_messages" ADD CONSTRAINT "proposal_messages_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_messages" ADD CONSTRAINT "proposal_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_papers" ADD CONSTRAINT "proposal_papers_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_bid_version_id_bid_versions_id_fk" FOREIGN KEY ("bid_version_id") REFERENCES "public"."bid_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_links_version" ON "proposal_links" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "proposal_messages_version" ON "proposal_messages" USING btree ("version_id","at");--> statement-breakpoint
CREATE INDEX "proposal_versions_ending" ON "proposal_versions" USING btree ("expires_on") WHERE state = 'open';--> statement-breakpoint
CREATE FUNCTION "refuse_proposal_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was offered, signed or written down never changes' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "proposal_evidence_never_changes" BEFORE UPDATE ON "proposal_evidence"
	FOR EACH ROW EXECUTE FUNCTION "refuse_proposal_change"();--> statement-breakpoint
CREATE TRIGGER "proposal_papers_never_change" BEFORE UPDATE ON "proposal_papers"
	FOR EACH ROW EXECUTE FUNCTION "refuse_proposal_change"();--> statement-breakpoint
CREATE TRIGGER "proposal_signatures_never_change" BEFORE UPDATE ON "proposal_signatures"
	FOR EACH ROW EXECUTE FUNCTION "refuse_proposal_change"();--> statement-breakpoint
CREATE TRIGGER "proposal_offers_never_change" BEFORE UPDATE ON "proposal_versions"
	FOR EACH ROW WHEN (OLD.offer IS DISTINCT FROM NEW.offer OR OLD.digest IS DISTINCT FROM NEW.digest)
	EXECUTE FUNCTION "refuse_proposal_change"();
