/** Which renderer writes which message; each noun brings its own. */

import { contactMessageEmails } from "#features/contact-messages/emails/contact-message-emails.ts";
import { documentEmails } from "#features/documents/emails/document-emails.ts";
import { feedbackEmails } from "#features/feedback/emails/feedback-emails.ts";
import { inspectionEmails } from "#features/inspections/emails/inspection-emails.ts";
import { invoiceEmails } from "#features/invoices/emails/invoice-emails.ts";
import { applicationEmails } from "#features/job-applications/emails/application-emails.ts";
import { leadEmails } from "#features/leads/emails/lead-emails.ts";
import { threadEmails } from "#features/messages/emails/thread-emails.ts";
import { monthlyReportEmails } from "#features/monthly-reports/emails/monthly-report-emails.ts";
import { morningReportEmails } from "#features/morning-reports/emails/morning-report-emails.ts";
import { newsletterEmails } from "#features/newsletter/emails/newsletter-emails.ts";
import { notificationEmails } from "#features/notifications/emails/notification-emails.ts";
import { occupantEmails } from "#features/occupant-reports/emails/occupant-emails.ts";
import { visitEmails } from "#features/visits/emails/visit-emails.ts";
import { workOrderEmails } from "#features/work-orders/emails/work-order-emails.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import type {
  Email,
  EmailContent,
  NotDue,
  Renderer,
  Renderers,
  RenderParts,
} from "#platform/email/email-renderer.ts";
import type { EmailRow } from "#platform/email/tables/emails.ts";
import { accountEmails } from "#platform/identity/emails/account-emails.ts";

const renderers: Renderers<EmailMessage> = {
  ...accountEmails,
  ...applicationEmails,
  ...contactMessageEmails,
  ...documentEmails,
  ...inspectionEmails,
  ...invoiceEmails,
  ...leadEmails,
  ...newsletterEmails,
  ...feedbackEmails,
  ...occupantEmails,
  ...workOrderEmails,
  ...threadEmails,
  ...visitEmails,
  ...notificationEmails,
  ...monthlyReportEmails,
  ...morningReportEmails,
};

const isKnown = (message: string): message is EmailMessage => Object.hasOwn(renderers, message);

export function renderEmail(
  parts: RenderParts,
  email: EmailRow,
): Promise<EmailContent | NotDue | undefined> {
  const { message } = email;
  if (!isKnown(message)) throw new Error(`No renderer writes the message ${message}`);
  // `queueEmails` took data that belong to the message; the table cannot say so to the compiler.
  const render = renderers[message] as Renderer<EmailMessage>;
  return render(parts, email as Email<EmailMessage>);
}
