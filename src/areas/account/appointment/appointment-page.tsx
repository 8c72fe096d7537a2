import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import {
  handleGuestForm,
  readAppointmentByLink,
} from "#features/appointments/guest/guest-appointment.server.ts";
import { GuestAppointmentPage } from "#features/appointments/guest/guest-appointment.tsx";
import { appointmentMessages } from "#features/appointments/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { LinkedPageFrame } from "../guest-frame.tsx";
import { InvalidLink } from "../invalid-link.tsx";
import type { Route } from "./+types/appointment-page.ts";

export const loader = (route: LoaderFunctionArgs) => readAppointmentByLink(route, appointmentKinds);

export const action = (route: ActionFunctionArgs) => handleGuestForm(route, appointmentKinds);

export const headers = answerHeaders;

export const meta = pageMetaIn((language, data: Route.ComponentProps["loaderData"] | undefined) => {
  const { guest } = appointmentMessages(language);
  return data?.appointment ? data.appointment.title : guest.notFound;
});

/**
 * The secret link of an email leads here, to pick a time, another one, or none. A script only adds the
 * visitor's own time.
 */
export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { guest } = useMessages(appointmentMessages);
  const { appointment } = loaderData;
  return (
    <LinkedPageFrame>
      <ConnectionStatus isSignedIn={false} />
      {appointment === undefined ? (
        <InvalidLink title={guest.badLink} lead={guest.badLinkLead} />
      ) : (
        <GuestAppointmentPage appointment={appointment} answer={actionData} />
      )}
    </LinkedPageFrame>
  );
}
