CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page" text,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"address_hash" text,
	"screening" "screening" DEFAULT 'accepted' NOT NULL,
	"screening_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"newsletter" boolean NOT NULL,
	"channels" text[] DEFAULT '{}'::text[] NOT NULL,
	"office_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"visitor_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"mail_fault" text,
	CONSTRAINT "inquiries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page" text,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"address_hash" text,
	"screening" "screening" DEFAULT 'accepted' NOT NULL,
	"screening_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"position" text NOT NULL,
	"position_title" text NOT NULL,
	"experience" text NOT NULL,
	"resume" text NOT NULL,
	"cover_letter" text NOT NULL,
	"office_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"visitor_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"mail_fault" text,
	CONSTRAINT "job_applications_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "newsletter_signups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page" text,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"address_hash" text,
	"screening" "screening" DEFAULT 'accepted' NOT NULL,
	"screening_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"confirmation_token" text NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmation_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"mail_granted_at" timestamp with time zone,
	"mail_fault" text,
	CONSTRAINT "newsletter_signups_reference_unique" UNIQUE("reference"),
	CONSTRAINT "newsletter_signups_confirmation_token_unique" UNIQUE("confirmation_token"),
	CONSTRAINT "newsletter_signups_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_on_page" text,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"welcome_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"mail_fault" text,
	CONSTRAINT "subscribers_mailbox_unique" UNIQUE("mailbox"),
	CONSTRAINT "subscribers_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "frequency" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "range_low" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "range_high" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "rate_card" text;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_attempt" ON "inquiries" USING btree ("idempotency_key","fingerprint");--> statement-breakpoint
CREATE INDEX "inquiries_fingerprint" ON "inquiries" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "inquiries_received_at" ON "inquiries" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_attempt" ON "job_applications" USING btree ("idempotency_key","fingerprint");--> statement-breakpoint
CREATE INDEX "job_applications_received_at" ON "job_applications" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_signups_attempt" ON "newsletter_signups" USING btree ("idempotency_key","fingerprint");--> statement-breakpoint
CREATE INDEX "newsletter_signups_mailbox" ON "newsletter_signups" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "newsletter_signups_expires_at" ON "newsletter_signups" USING btree ("expires_at");