CREATE TABLE "application_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "stage" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "stage_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "hired_account_id" uuid;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_answers_of" ON "application_answers" USING btree ("application_id","sent_at");--> statement-breakpoint
-- contracts: the version before leaves the columns of stages alone, and what they begin with fits
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_hired_account_id_accounts_id_fk" FOREIGN KEY ("hired_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_stage" ON "job_applications" USING btree ("stage","received_at","id") WHERE screening = 'accepted';--> statement-breakpoint
CREATE INDEX "job_applications_hired" ON "job_applications" USING btree ("hired_account_id") WHERE hired_account_id is not null;--> statement-breakpoint
-- contracts: the version before leaves the columns of stages alone, and what they begin with fits
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_stage_known" CHECK (stage in ('received', 'screening', 'interview', 'offer', 'hired', 'rejected'));--> statement-breakpoint
-- contracts: the version before leaves the columns of stages alone, and what they begin with fits
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_rejected" CHECK ((stage = 'rejected') = (rejection_reason is not null));--> statement-breakpoint
-- contracts: the version before leaves the columns of stages alone, and what they begin with fits
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_hired_person" CHECK ((stage = 'hired') = (hired_account_id is not null));--> statement-breakpoint
-- contracts: fills columns that the version before neither reads nor writes
-- What somebody has answered is past the first stage; what came of it since, nobody has recorded.
UPDATE "job_applications" SET "stage" = 'screening', "stage_since" = "answered_at"
WHERE "screening" = 'accepted' AND "answered_at" IS NOT NULL;
