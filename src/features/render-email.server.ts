/** Each feature brings the renderers of its own emails. */

import { featureServers } from "#features/manifests.server.ts";
import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import type {
  Email,
  EmailContent,
  NotDue,
  Renderer,
  Renderers,
  RenderParts,
} from "#platform/email/email-renderer.ts";
import { renderWithTexts } from "#platform/email/email-rendering.server.ts";
import type { EmailRow } from "#platform/email/tables/emails.ts";
import { accountEmails } from "#platform/identity/emails/account-emails.ts";

/** A message without a renderer does not compile. */
const renderers: Renderers<EmailMessage> = {
  ...accountEmails,
  ...mergeManifestParts(featureServers, "emails"),
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
  return renderWithTexts(() =>
    render({ ...parts, notificationDefinitions }, email as Email<EmailMessage>),
  );
}
