/** What the page of an application says of its interview. */
import { readAppointmentStanding } from "#features/appointments/office/appointment-office.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { interviewKind } from "../interview-kind.server.ts";

interface InterviewPanelData {
  path: string;
  standing: string;
  time: string | undefined;
  /** Whether somebody is to agree on a time. */
  isOpen: boolean;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    interview: InterviewPanelData;
  }
}

export const readInterviewPanel: PanelReader<"interview"> = async (route, actor, { kind, id }) => {
  if (kind !== "application" || !may(actor, interviewKind.read)) return undefined;
  const { db } = route.context.get(appContext);
  const [{ text, time }, subject] = await Promise.all([
    readAppointmentStanding(db, interviewKind, actor, id),
    interviewKind.findSubject(db, id),
  ]);
  return {
    path: interviewKind.pathOf(id),
    standing: text,
    time,
    isOpen: time === undefined && subject?.isOpen === true && may(actor, interviewKind.change),
  };
};
