CREATE TABLE "morning_reports" (
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"date" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "morning_reports_of_day" UNIQUE("facility_id","date")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "notification_preferences_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "notification_preferences_email" CHECK (email in ('at-once', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"actor_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp with time zone,
	"email" text NOT NULL,
	"digest_on" date,
	"key" text,
	CONSTRAINT "notifications_key_unique" UNIQUE("key"),
	CONSTRAINT "notifications_email" CHECK (email in ('at-once', 'daily', 'off'))
);
--> statement-breakpoint
ALTER TABLE "morning_reports" ADD CONSTRAINT "morning_reports_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_facility" FOREIGN KEY ("facility_id","client_id") REFERENCES "public"."facilities"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "morning_reports_made_at" ON "morning_reports" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","position") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_record" ON "notifications" USING btree ("record_id","account_id");--> statement-breakpoint
CREATE INDEX "notifications_for_digest" ON "notifications" USING btree ("account_id") WHERE email = 'daily' and digest_on is null and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "notification_preferences" ("account_id", "kind", "email")
	SELECT "id", 'message', 'off' FROM "accounts" WHERE "preferences" ->> 'emailsUnreadMessages' = 'false';--> statement-breakpoint
UPDATE "accounts" SET "preferences" = "preferences" - 'emailsUnreadMessages' WHERE "preferences" ? 'emailsUnreadMessages';
