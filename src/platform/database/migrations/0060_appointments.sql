CREATE TABLE "appointment_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"accepted_clashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "appointment_slots_start" UNIQUE("appointment_id","starts_at"),
	CONSTRAINT "appointment_slots_in_order" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"guest_email" text NOT NULL,
	"language" text NOT NULL,
	"place" text NOT NULL,
	"time_zone" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"guest_note" text DEFAULT '' NOT NULL,
	"is_canceled_by_guest" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "appointments_state_known" CHECK (state in ('offered', 'booked', 'canceled', 'replaced')),
	CONSTRAINT "appointments_booked" CHECK (state <> 'booked' or starts_at is not null),
	CONSTRAINT "appointments_in_order" CHECK ((starts_at is null) = (ends_at is null) and ends_at > starts_at)
);
--> statement-breakpoint
ALTER TABLE "appointment_links" ADD CONSTRAINT "appointment_links_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_host_id_accounts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_links_appointment" ON "appointment_links" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_subject" ON "appointments" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "appointments_host" ON "appointments" USING btree ("host_id","starts_at") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "appointments_offered" ON "appointments" USING btree ("host_id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "appointments_starting" ON "appointments" USING btree ("starts_at") WHERE state = 'booked';