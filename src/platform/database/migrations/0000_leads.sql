CREATE TYPE "public"."facility_type" AS ENUM('office', 'healthcare', 'education', 'retail', 'industrial', 'hospitality', 'other');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'sent', 'failed', 'held');--> statement-breakpoint
CREATE TYPE "public"."screening" AS ENUM('accepted', 'quarantined');--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"full_name" text NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"facility_type" "facility_type" NOT NULL,
	"square_footage" text NOT NULL,
	"message" text NOT NULL,
	"page" text,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"address_hash" text,
	"screening" "screening" DEFAULT 'accepted' NOT NULL,
	"screening_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"office_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"visitor_mail" "mail_state" DEFAULT 'queued' NOT NULL,
	"mail_fault" text,
	CONSTRAINT "leads_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_attempt" ON "leads" USING btree ("idempotency_key","fingerprint");--> statement-breakpoint
CREATE INDEX "leads_received_at" ON "leads" USING btree ("received_at");