import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import {
  type AppointmentOfficeData,
  handleAppointmentForm,
  readAppointmentOffice,
} from "#features/appointments/office/appointment-office.server.ts";
import { AppointmentOffice } from "#features/appointments/office/appointment-office.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { walkThroughMessages } from "../messages.ts";
import { walkThroughKind } from "../walk-through-kind.server.ts";
import type { Route } from "./+types/walk-through-page.ts";

const walkThroughs = () => ({ kind: walkThroughKind, kinds: appointmentKinds });

export const loader = (route: LoaderFunctionArgs) =>
  readAppointmentOffice(route, walkThroughs(), route.params.id);

export const action = (route: ActionFunctionArgs) =>
  handleAppointmentForm(route, walkThroughs(), route.params.id);

export const meta = pageMetaIn((language, data: AppointmentOfficeData | undefined) => {
  const { pageTitle, panel } = walkThroughMessages(language);
  return data ? pageTitle({ company: data.name }) : panel.title;
});

/** The walk-through of one opportunity: times on offer, the one that is booked, and what became of it. */
export default function WalkThroughPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { pageTitle } = useMessages(walkThroughMessages);
  useLiveRead(["opportunity"], { id: data.subjectId });
  return (
    <>
      <BackLink to={`/office/pipeline/${data.subjectId}`}>{data.name}</BackLink>
      <AppointmentOffice data={data} answer={answer} title={pageTitle({ company: data.name })} />
    </>
  );
}
