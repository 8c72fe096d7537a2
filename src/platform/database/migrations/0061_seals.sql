CREATE TABLE "seal_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"certificate" text NOT NULL,
	"fingerprint" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"encrypted_key" text,
	"used_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"used_until" timestamp with time zone,
	"added_by" uuid,
	CONSTRAINT "seal_certificates_key" CHECK ((encrypted_key is null) = (used_until is not null))
);
--> statement-breakpoint
ALTER TABLE "proposal_papers" ADD COLUMN "stamped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seal_certificates" ADD CONSTRAINT "seal_certificates_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seal_certificates_in_use" ON "seal_certificates" USING btree (kind) WHERE used_until is null;