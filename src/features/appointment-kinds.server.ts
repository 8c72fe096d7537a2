/** What appointments can be about; each using feature brings its kind. */
import type { AppointmentKindDefinitions } from "#features/appointments/appointment-kind.server.ts";
import { interviewKind } from "#features/interview-appointments/interview-kind.server.ts";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";

export const appointmentKinds: AppointmentKindDefinitions = {
  interview: interviewKind,
  "walk-through": walkThroughKind,
};
