/** All emails that the product sends, and the texts that they say. */
import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import type { EmailTexts } from "#platform/email/email-texts.ts";
import { emailMessages } from "#platform/email/messages.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { accountEmailExamples } from "#platform/identity/emails/email-examples.ts";
import { identityMessages } from "#platform/identity/messages.server.ts";
import { featureServers } from "./manifests.server.ts";
import { mergeManifestParts } from "./merge-manifest-parts.ts";

/** A message without an example does not compile. */
export const emailExamples: EmailExamples<EmailMessage> = {
  ...accountEmailExamples,
  ...mergeManifestParts(featureServers, "emailExamples"),
};

const servers: readonly FeatureServer[] = featureServers;

export const emailTexts: readonly EmailTexts[] = [
  identityMessages.emailTexts,
  ...servers.flatMap((server) => server.emailTexts ?? []),
  emailMessages.emailTexts,
];
