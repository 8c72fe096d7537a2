/** Whom appointments name: the guest. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { appointmentLinks, appointmentSlots, appointments } from "./tables/appointments.ts";

export const appointmentPersonalData = [
  personalTable({
    table: appointments,
    columns: {
      kind: "code",
      guestName: "name",
      guestEmail: "email",
      language: "code",
      place: "words",
      timeZone: "code",
      state: "code",
      note: "words",
      noteLanguage: "code",
      guestNote: "words",
    },
    record: { at: "madeAt", fate: () => ({ kind: "deleted" }) },
  }),
  personalTable({ table: appointmentSlots, columns: { acceptedClashes: "code" } }),
  personalTable({ table: appointmentLinks, columns: { secretHash: "secret" } }),
];
