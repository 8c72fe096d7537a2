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
import { interviewKind } from "../interview-kind.server.ts";
import { interviewMessages } from "../messages.ts";
import type { Route } from "./+types/interview-page.ts";

const interviews = () => ({ kind: interviewKind, kinds: appointmentKinds });

export const loader = (route: LoaderFunctionArgs) =>
  readAppointmentOffice(route, interviews(), route.params.id);

export const action = (route: ActionFunctionArgs) =>
  handleAppointmentForm(route, interviews(), route.params.id);

export const meta = pageMetaIn((language, data: AppointmentOfficeData | undefined) => {
  const { pageTitle, panel } = interviewMessages(language);
  return data ? pageTitle({ name: data.name }) : panel.title;
});

/** The interview of one applicant: times on offer, the one that is booked, and what became of it. */
export default function InterviewPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { pageTitle } = useMessages(interviewMessages);
  useLiveRead(["application"], { id: data.subjectId });
  return (
    <>
      <BackLink to={`/office/applications/${data.subjectId}`}>{data.name}</BackLink>
      <AppointmentOffice data={data} answer={answer} title={pageTitle({ name: data.name })} />
    </>
  );
}
