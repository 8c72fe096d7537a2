CREATE TABLE "company_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_settings_section_unique" UNIQUE("section")
);
