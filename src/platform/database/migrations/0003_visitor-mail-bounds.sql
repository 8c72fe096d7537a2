ALTER TABLE "inquiries" ADD COLUMN "visitor_mail_granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "visitor_mail_granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visitor_mail_granted_at" timestamp with time zone;