/** Confirms an application to the applicant. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { receivedVisitor } from "#platform/email/received-visitor.server.tsx";
import type { Language } from "#platform/language/language.ts";
import { applicationServerMessages } from "../messages.server.ts";

export interface ApplicationReceivedApplicant {
  reference: string;
  fullName: string;
  positionTitle: string;
  /** URL. */
  ownPage: string;
}

export function applicationReceivedApplicant(
  { reference, fullName, positionTitle, ownPage }: ApplicationReceivedApplicant,
  language: Language,
): Promise<Message> {
  const { applicantEmail: email } = applicationServerMessages(language);
  return receivedVisitor({
    reference,
    fullName,
    subject: email.subject({ reference }),
    title: email.title,
    thanks: email.thanks({ company: company.name, position: oneLine(positionTitle, 80) }),
    steps: [email.steps.read, email.steps.talk, email.steps.duration, email.steps.accommodation],
    ownPage,
    because: email.because,
    language,
  });
}
