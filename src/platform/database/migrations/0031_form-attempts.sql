CREATE TABLE "form_attempts" (
	"account_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"digest" text NOT NULL,
	"location" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_attempts_account_id_key_digest_pk" PRIMARY KEY("account_id","key","digest")
);
--> statement-breakpoint
CREATE INDEX "form_attempts_at" ON "form_attempts" USING btree ("at");