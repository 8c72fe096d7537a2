/** Notifies the office of an application. */

import {
  type ReceivedSubmission,
  renderOfficeNotice,
} from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import { experienceOf } from "../application-columns.server.ts";
import { applicationServerMessages } from "../messages.server.ts";

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

/** @param language of the company's own mailbox */
export function applicationReceivedOffice(
  application: ApplicationReceivedOffice,
  language: Language,
): Promise<Message> {
  const { officeEmail: texts } = applicationServerMessages(language);
  const { reference, fullName, email, phone } = application;
  const years = experienceOf(application, language);
  const who = oneLine(fullName, 60);
  const position = oneLine(application.positionTitle, 80);
  return renderOfficeNotice({
    language,
    record: application,
    subject: texts.subject({ position, name: who, reference }),
    preview: texts.preview({ years, phone: oneLine(phone) }),
    heading: texts.heading({ name: who, position }),
    facts: [
      [texts.name, oneLine(fullName)],
      [texts.phone, oneLine(phone)],
      [texts.email, oneLine(email, 254)],
      [texts.position, oneLine(application.positionTitle)],
      [texts.experience, years],
      [texts.resume, oneLine(application.resume, 2_000)],
    ],
    passage: { label: texts.coverLetter, text: application.coverLetter },
    name: fullName,
    phone,
    reply: texts.reply({ reference }),
    because: texts.because,
  });
}
