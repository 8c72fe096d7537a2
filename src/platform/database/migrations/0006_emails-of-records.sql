ALTER TABLE "inquiries" RENAME TO "contact_messages";--> statement-breakpoint
ALTER INDEX "inquiries_pkey" RENAME TO "contact_messages_pkey";--> statement-breakpoint
ALTER INDEX "inquiries_reference_unique" RENAME TO "contact_messages_reference_unique";--> statement-breakpoint
ALTER INDEX "inquiries_attempt" RENAME TO "contact_messages_attempt";--> statement-breakpoint
ALTER INDEX "inquiries_fingerprint" RENAME TO "contact_messages_fingerprint";--> statement-breakpoint
ALTER INDEX "inquiries_received_at" RENAME TO "contact_messages_received_at";--> statement-breakpoint
ALTER TABLE "subscribers" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "subscribers" RENAME COLUMN "asked_on_page" TO "requested_on_page";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "allowed_at" timestamp with time zone;--> statement-breakpoint
INSERT INTO "emails" ("id", "message", "recipient", "recipient_mailbox", "about_kind", "about_id", "state", "last_answer", "created_at", "allowed_at", "sent_at", "key")
SELECT gen_random_uuid(), mail."message", mail."recipient", lower(mail."recipient"), mail."kind", mail."id", mail."state"::text::"email_state",
  CASE WHEN mail."state" IN ('failed', 'held') THEN mail."fault" END, mail."received_at", mail."granted_at",
  CASE WHEN mail."state" = 'sent' THEN mail."received_at" END, mail."message" || '.' || mail."id"
FROM (
  SELECT 'quote-received-office' AS "message", NULL AS "recipient", 'lead' AS "kind", "id", "office_mail" AS "state", "mail_fault" AS "fault", "received_at", NULL::timestamptz AS "granted_at" FROM "leads" WHERE "screening" = 'accepted'
  UNION ALL SELECT 'quote-received-visitor', "email", 'lead', "id", "visitor_mail", "mail_fault", "received_at", "visitor_mail_granted_at" FROM "leads" WHERE "screening" = 'accepted'
  UNION ALL SELECT 'contact-message-received-office', NULL, 'contact-message', "id", "office_mail", "mail_fault", "received_at", NULL FROM "contact_messages" WHERE "screening" = 'accepted'
  UNION ALL SELECT 'contact-message-received-visitor', "email", 'contact-message', "id", "visitor_mail", "mail_fault", "received_at", "visitor_mail_granted_at" FROM "contact_messages" WHERE "screening" = 'accepted'
  UNION ALL SELECT 'application-received-office', NULL, 'application', "id", "office_mail", "mail_fault", "received_at", NULL FROM "job_applications" WHERE "screening" = 'accepted'
  UNION ALL SELECT 'application-received-applicant', "email", 'application', "id", "visitor_mail", "mail_fault", "received_at", "visitor_mail_granted_at" FROM "job_applications" WHERE "screening" = 'accepted'
  UNION ALL SELECT 'newsletter-confirmation', "email", 'newsletter-signup', "id", "confirmation_mail", "mail_fault", "received_at", "mail_granted_at" FROM "newsletter_signups" WHERE "screening" = 'accepted'
  UNION ALL SELECT 'newsletter-welcome', "email", 'subscriber', "id", "welcome_mail", "mail_fault", "confirmed_at", NULL FROM "subscribers"
) AS mail;--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "office_mail", DROP COLUMN "visitor_mail", DROP COLUMN "visitor_mail_granted_at", DROP COLUMN "mail_fault";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "office_mail", DROP COLUMN "visitor_mail", DROP COLUMN "visitor_mail_granted_at", DROP COLUMN "mail_fault";--> statement-breakpoint
ALTER TABLE "job_applications" DROP COLUMN "office_mail", DROP COLUMN "visitor_mail", DROP COLUMN "visitor_mail_granted_at", DROP COLUMN "mail_fault";--> statement-breakpoint
ALTER TABLE "newsletter_signups" DROP COLUMN "confirmation_mail", DROP COLUMN "mail_granted_at", DROP COLUMN "mail_fault";--> statement-breakpoint
ALTER TABLE "subscribers" DROP COLUMN "welcome_mail", DROP COLUMN "mail_fault";--> statement-breakpoint
DROP TYPE "mail_state";
