CREATE TABLE "email_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "email_templates_language" CHECK (language in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "unmatched_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text NOT NULL,
	"kind" text NOT NULL,
	"unread" text,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"joined_as" uuid,
	CONSTRAINT "unmatched_emails_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "unmatched_emails_joined_as_unique" UNIQUE("joined_as"),
	CONSTRAINT "unmatched_emails_state" CHECK (state in ('waiting', 'aside', 'joined')),
	CONSTRAINT "unmatched_emails_joined" CHECK ((state = 'joined') = (joined_as is not null))
);
--> statement-breakpoint
ALTER TABLE "inbound_mailboxes" ADD COLUMN "numbered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_emails" ADD CONSTRAINT "unmatched_emails_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_emails" ADD CONSTRAINT "unmatched_emails_joined_as_opportunity_emails_id_fk" FOREIGN KEY ("joined_as") REFERENCES "public"."opportunity_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_templates_name" ON "email_templates" USING btree ("language",lower("name"));--> statement-breakpoint
CREATE INDEX "unmatched_emails_list" ON "unmatched_emails" USING btree ("state","arrived_at","id");--> statement-breakpoint
CREATE INDEX "unmatched_emails_kept" ON "unmatched_emails" USING btree ("kept_at");