DROP INDEX "inquiries_attempt";--> statement-breakpoint
DROP INDEX "job_applications_attempt";--> statement-breakpoint
DROP INDEX "leads_attempt";--> statement-breakpoint
DROP INDEX "newsletter_signups_attempt";--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_attempt" ON "inquiries" USING btree ("idempotency_key","fingerprint","screening");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_attempt" ON "job_applications" USING btree ("idempotency_key","fingerprint","screening");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_attempt" ON "leads" USING btree ("idempotency_key","fingerprint","screening");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_signups_attempt" ON "newsletter_signups" USING btree ("idempotency_key","fingerprint","screening");