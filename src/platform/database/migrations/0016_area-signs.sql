CREATE TABLE "area_signs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"area_id" uuid NOT NULL,
	"code" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" uuid NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	CONSTRAINT "area_signs_code_unique" UNIQUE("code"),
	CONSTRAINT "area_signs_of_area" UNIQUE("id","area_id","facility_id","client_id"),
	CONSTRAINT "area_signs_revoked" CHECK ((revoked_at is null) = (revoked_by is null))
);
--> statement-breakpoint
CREATE TABLE "occupant_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"area_id" uuid NOT NULL,
	"work_order_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"secret_hash" text,
	"email_secret_hash" text,
	"screening" "screening" DEFAULT 'accepted' NOT NULL,
	"screening_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"file_id" uuid,
	"objected_in_cycle" integer,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "occupant_reports_language" CHECK (language in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_order_comments" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "area_signs" ADD CONSTRAINT "area_signs_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_signs" ADD CONSTRAINT "area_signs_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_signs" ADD CONSTRAINT "area_signs_area" FOREIGN KEY ("area_id","facility_id","client_id") REFERENCES "public"."areas"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupant_reports" ADD CONSTRAINT "occupant_reports_sign" FOREIGN KEY ("sign_id","area_id","facility_id","client_id") REFERENCES "public"."area_signs"("id","area_id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupant_reports" ADD CONSTRAINT "occupant_reports_order" FOREIGN KEY ("work_order_id","facility_id","client_id") REFERENCES "public"."work_orders"("id","facility_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "area_signs_in_use" ON "area_signs" USING btree ("area_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "area_signs_at_facility" ON "area_signs" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "occupant_reports_of_order" ON "occupant_reports" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "occupant_reports_of_area" ON "occupant_reports" USING btree ("area_id","received_at");--> statement-breakpoint
CREATE INDEX "occupant_reports_held" ON "occupant_reports" USING btree ("facility_id","received_at") WHERE screening = 'quarantined';