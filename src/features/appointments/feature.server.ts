import type { FeatureServer } from "#platform/feature.server.ts";
import type { FieldDescription, HistoryNouns } from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { readAppointmentNames } from "./appointment-queries.server.ts";
import { appointmentEmails } from "./emails/appointment-emails.ts";
import { appointmentEmailExamples } from "./emails/email-examples.ts";
import type { en } from "./messages/en.ts";
import { appointmentServerMessages } from "./messages.server.ts";
import { appointmentMessages } from "./messages.ts";
import { appointmentPersonalData } from "./personal-data.server.ts";
import { appointmentReminderJob, workOnAppointments } from "./remind.server.ts";
import { appointmentsOnStartPage } from "./start-page.server.ts";
import { appointmentSlots, appointments } from "./tables/appointments.ts";
import { afterFailedAppointmentEmail } from "./undelivered-email.server.ts";

/** The audit names the fields as their page does. */
function describeAppointmentField(name: string, language: Language): FieldDescription | undefined {
  const labels = Object.entries(appointmentServerMessages(language).fields).map(
    ([field, label]) => [field, { label }] as const,
  );
  const fields: Readonly<Record<string, FieldDescription>> = {
    ...Object.fromEntries(labels),
    state: { options: appointmentMessages(language).states },
  };
  return fields[name];
}

const appointmentHistory = {
  appointment: {
    singular: (language) => appointmentMessages(language).one,
    plural: (language) => appointmentMessages(language).plural,
    place: 131,
    messages: (language) => appointmentMessages(language).events,
    describeField: describeAppointmentField,
    readNames: readAppointmentNames,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    appointment: (typeof en)["events"];
  }
}

export const appointmentsServer = {
  name: "appointments",
  names: (language) => ({
    "/office/appointments": { label: appointmentMessages(language).section },
  }),
  jobs: {
    queues: [appointmentReminderJob.name],
    start: ({ queue, db, log }) => workOnAppointments(queue, db, log),
  },
  emails: appointmentEmails,
  emailFailures: {
    "appointment-offered": afterFailedAppointmentEmail,
    "appointment-booked": afterFailedAppointmentEmail,
    "appointment-canceled": afterFailedAppointmentEmail,
    "appointment-reminder": afterFailedAppointmentEmail,
  },
  emailExamples: appointmentEmailExamples,
  emailTexts: [appointmentServerMessages.emailTexts],
  history: appointmentHistory,
  archive: [{ table: appointments }, { table: appointmentSlots }],
  personalData: appointmentPersonalData,
  startPage: appointmentsOnStartPage,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
