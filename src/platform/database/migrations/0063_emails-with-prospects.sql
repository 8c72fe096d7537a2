CREATE TABLE "inbound_mailboxes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"joined" integer DEFAULT 0 NOT NULL,
	"unmatched" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"fault" text,
	"next_try_at" timestamp with time zone,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "opportunity_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" uuid,
	"recipient" text DEFAULT '' NOT NULL,
	"language" text,
	"template" text,
	"reply_address" text,
	"from_name" text DEFAULT '' NOT NULL,
	"from_address" text DEFAULT '' NOT NULL,
	"kind" text,
	"quoted" text DEFAULT '' NOT NULL,
	"unread" text,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" text DEFAULT '' NOT NULL,
	"fingerprint" text,
	CONSTRAINT "opportunity_emails_reply_address_unique" UNIQUE("reply_address"),
	CONSTRAINT "opportunity_emails_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "opportunity_emails_direction" CHECK (direction in ('sent', 'received')),
	CONSTRAINT "opportunity_emails_kind" CHECK ((direction = 'received') = (kind is not null)),
	CONSTRAINT "opportunity_emails_fingerprint" CHECK ((direction = 'received') = (fingerprint is not null)),
	CONSTRAINT "opportunity_emails_template" CHECK ((direction = 'sent') = (template is not null))
);
--> statement-breakpoint
ALTER TABLE "opportunity_emails" ADD CONSTRAINT "opportunity_emails_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_emails" ADD CONSTRAINT "opportunity_emails_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunity_emails_of" ON "opportunity_emails" USING btree ("opportunity_id","at","id");