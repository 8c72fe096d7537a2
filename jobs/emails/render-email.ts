/** Which renderer writes which message; each noun brings its own. */
import type { EmailRow } from "#database/tables/emails.ts";
import type { EmailMessage } from "#domain/emails/email-messages.ts";
import { accountEmails } from "./account-emails.ts";
import type { Email, EmailContent, Renderer, Renderers, RenderParts } from "./email-renderer.ts";

const renderers: Renderers<EmailMessage> = { ...accountEmails };

const isKnown = (message: string): message is EmailMessage => Object.hasOwn(renderers, message);

export function renderEmail(
  parts: RenderParts,
  email: EmailRow,
): Promise<EmailContent | undefined> {
  const { message } = email;
  if (!isKnown(message)) throw new Error(`No renderer writes the message ${message}`);
  // `queueEmails` took data that belong to the message; the table cannot say so to the compiler.
  const render = renderers[message] as Renderer<EmailMessage>;
  return render(parts, email as Email<EmailMessage>);
}
