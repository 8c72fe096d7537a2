import type { EmailExample, EmailExamples } from "#platform/email/email-examples.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { describeTime } from "../appointment-times.ts";
import { appointmentServerMessages } from "../messages.server.ts";
import {
  appointmentBooked,
  appointmentBookedForStaff,
  appointmentCanceled,
  appointmentCanceledForStaff,
  appointmentOffered,
  appointmentReminder,
} from "./appointment-messages.ts";

type Facts = Parameters<EmailExample["cases"]>[0];

const timeOf = ({ now, language }: Facts, hours: number): string =>
  describeTime(
    {
      startsAt: new Date(now.getTime() + hours * hourMs),
      endsAt: new Date(now.getTime() + (hours + 1) * hourMs),
      timeZone: "America/Chicago",
    },
    language,
  );

const about = (facts: Facts) => ({
  language: facts.language,
  name: facts.names.reader,
  title: appointmentServerMessages(facts.language).example,
  place: facts.names.facility,
});

const toGuest = (facts: Facts) => ({
  ...about(facts),
  address: `${facts.origin}/appointment/example`,
  host: facts.names.colleague,
  note: facts.names.comment,
  noteLanguage: facts.language,
  time: timeOf(facts, 48),
  until: timeOf(facts, 44),
});

const toHost = (facts: Facts) => ({
  ...about(facts),
  address: `${facts.origin}/office/pipeline`,
  guest: facts.names.colleague,
  time: timeOf(facts, 48),
});

const describe =
  (
    message: keyof ReturnType<typeof appointmentServerMessages>["sentEmails"],
  ): EmailExample["describe"] =>
  (language) =>
    appointmentServerMessages(language).sentEmails[message];

export const appointmentEmailExamples: EmailExamples<
  | "appointment-offered"
  | "appointment-booked"
  | "appointment-canceled"
  | "appointment-reminder"
  | "appointment-booked-staff"
  | "appointment-canceled-staff"
> = {
  "appointment-offered": {
    describe: describe("appointment-offered"),
    cases: (facts) => [
      () =>
        appointmentOffered({
          ...toGuest(facts),
          lead: appointmentServerMessages(facts.language).exampleLead,
          times: [timeOf(facts, 48), timeOf(facts, 72)],
        }),
    ],
  },
  "appointment-booked": {
    describe: describe("appointment-booked"),
    cases: (facts) =>
      [false, true].map((isMoved) => () => appointmentBooked({ ...toGuest(facts), isMoved })),
  },
  "appointment-canceled": {
    describe: describe("appointment-canceled"),
    cases: (facts) => [
      () => appointmentCanceled({ ...toGuest(facts), isByGuest: false, isOpen: true }),
      () => appointmentCanceled({ ...toGuest(facts), isByGuest: true, isOpen: true }),
      () =>
        appointmentCanceled({
          ...toGuest(facts),
          time: undefined,
          isByGuest: false,
          isOpen: true,
        }),
    ],
  },
  "appointment-reminder": {
    describe: describe("appointment-reminder"),
    cases: (facts) => [() => appointmentReminder(toGuest(facts))],
  },
  "appointment-booked-staff": {
    describe: describe("appointment-booked-staff"),
    cases: (facts) =>
      [false, true].map(
        (isMoved) => () => appointmentBookedForStaff({ ...toHost(facts), isMoved }),
      ),
  },
  "appointment-canceled-staff": {
    describe: describe("appointment-canceled-staff"),
    cases: (facts) =>
      (["canceled", "handed-over"] as const).map(
        (why) => () =>
          appointmentCanceledForStaff({
            ...toHost(facts),
            why,
            guestNote: why === "canceled" ? facts.names.reason : "",
            guestLanguage: facts.language,
          }),
      ),
  },
};
