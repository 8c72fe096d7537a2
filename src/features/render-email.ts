/** Which renderer writes which message; each noun brings its own. */
import type { EmailRow } from "#database/tables/emails.ts";
import type { EmailMessage } from "#domain/emails/email-messages.ts";
import { accountEmails } from "./account-emails.ts";
import { applicationEmails } from "./application-emails.ts";
import { contactMessageEmails } from "./contact-message-emails.ts";
import { documentEmails } from "./document-emails.ts";
import type {
  Email,
  EmailContent,
  NotDue,
  Renderer,
  Renderers,
  RenderParts,
} from "./email-renderer.ts";
import { feedbackEmails } from "./feedback-emails.ts";
import { inspectionEmails } from "./inspection-emails.ts";
import { invoiceEmails } from "./invoice-emails.ts";
import { leadEmails } from "./lead-emails.ts";
import { monthlyReportEmails } from "./monthly-report-emails.ts";
import { morningReportEmails } from "./morning-report-emails.ts";
import { newsletterEmails } from "./newsletter-emails.ts";
import { notificationEmails } from "./notification-emails.ts";
import { occupantEmails } from "./occupant-emails.ts";
import { threadEmails } from "./thread-emails.ts";
import { visitEmails } from "./visit-emails.ts";
import { workOrderEmails } from "./work-order-emails.ts";

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
