ALTER TABLE "visit_exceptions" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "visit_exceptions" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "visit_exceptions" ADD CONSTRAINT "visit_exceptions_say_something" CHECK ("visit_exceptions"."code" is not null or "visit_exceptions"."text" <> '');