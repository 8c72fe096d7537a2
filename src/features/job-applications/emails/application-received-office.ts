/** Notifies the office of an application. */

import {
  type ReceivedSubmission,
  renderOfficeNotice,
} from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";

export interface ApplicationReceivedOffice extends ReceivedSubmission {
  fullName: string;
  phone: string;
  positionTitle: string;
  /** Years, e.g. `3-5`. */
  experience: string;
  /** A link, shown as text only, because nobody knows where it leads. */
  resume: string;
  coverLetter: string;
}

export function applicationReceivedOffice(
  application: ApplicationReceivedOffice,
): Promise<Message> {
  const { reference, fullName, email, phone, experience } = application;
  const who = oneLine(fullName, 60);
  const position = oneLine(application.positionTitle, 80);
  return renderOfficeNotice({
    record: application,
    subject: `Application: ${position}, ${who} (${reference})`,
    preview: `${experience} years, ${oneLine(phone)}`,
    heading: `Application from ${who}: ${position}`,
    facts: [
      ["Name", oneLine(fullName)],
      ["Phone", oneLine(phone)],
      ["Email", oneLine(email, 254)],
      ["Position", oneLine(application.positionTitle)],
      ["Experience", `${experience} years`],
      ["Resume", oneLine(application.resume, 2_000)],
    ],
    passage: { label: "Cover letter", text: application.coverLetter },
    name: fullName,
    phone,
    reply: `Your application ${reference}`,
    because: "Reply to this email to answer the person who applied.",
  });
}
