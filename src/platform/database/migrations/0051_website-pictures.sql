CREATE TABLE "website_picture_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture_id" uuid,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"is_served" boolean DEFAULT false NOT NULL,
	"leaves_at" timestamp with time zone,
	CONSTRAINT "website_picture_files_name" CHECK ("website_picture_files"."name" ~ '^own-[a-z0-9-]+-[0-9]+-[0-9a-f]{8}[.](avif|webp)$')
);
--> statement-breakpoint
CREATE TABLE "website_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"alt_en" text NOT NULL,
	"alt_es" text NOT NULL,
	"is_decorative" boolean NOT NULL,
	"file_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"crop_size" integer NOT NULL,
	"crop_left" integer NOT NULL,
	"crop_top" integer NOT NULL,
	"focus_left" integer NOT NULL,
	"focus_top" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"encoded" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_pictures_name_unique" UNIQUE("name"),
	CONSTRAINT "website_pictures_name" CHECK ("website_pictures"."name" ~ '^own-[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "website_pictures_crop" CHECK ("website_pictures"."crop_size" between 1 and 100 and "website_pictures"."crop_left" between 0 and 100 and "website_pictures"."crop_top" between 0 and 100),
	CONSTRAINT "website_pictures_focus" CHECK ("website_pictures"."focus_left" between 0 and 100 and "website_pictures"."focus_top" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "website_picture_files" ADD CONSTRAINT "website_picture_files_picture_id_website_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."website_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_pictures" ADD CONSTRAINT "website_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_pictures" ADD CONSTRAINT "website_pictures_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_picture_files_of_picture" ON "website_picture_files" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "website_picture_files_leaving" ON "website_picture_files" USING btree ("leaves_at");