/** Confirms an application to the applicant. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { receivedVisitor } from "#platform/email/received-visitor.server.tsx";

export interface ApplicationReceivedApplicant {
  reference: string;
  fullName: string;
  positionTitle: string;
}

export const applicationReceivedApplicant = ({
  reference,
  fullName,
  positionTitle,
}: ApplicationReceivedApplicant): Promise<Message> =>
  receivedVisitor({
    reference,
    fullName,
    subject: `We have your application ${reference}`,
    title: "We have your application",
    thanks: `Thank you for applying to ${company.name} (${oneLine(positionTitle, 80)}).`,
    steps: [
      "Someone on the team you’d join reads it within three business days. You’ll hear from us either way.",
      "If it’s a match, we’ll talk by phone for about twenty minutes, then meet in the building.",
      "For an open position, hiring takes one to three weeks.",
      "Tell us at any step if you need an accommodation. You do not have to say why.",
    ],
    because:
      "You’re getting this email because your address was entered with an application on our website. If that wasn’t you, reply to this email and we’ll delete it.",
  });
