import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { InspectionScreen } from "../inspection-screen.tsx";
import { readInspection } from "../inspection-view.server.ts";
import { linkAnswer } from "../link-answer.ts";
import { ReportLink } from "../report-link.tsx";
import { ReportLinks } from "../report-links.tsx";
import { readReportLinks } from "../report-links-request.server.ts";
import type { Route } from "./+types/detail-page.ts";
import { PortalItemCommands } from "./item-commands.tsx";
import { handleClientInspectionForm } from "./portal-command.server.ts";
import { RemarkForm } from "./remark-form.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const inspection = await readInspection(route, actor, route.params.id);
  await recordOpened(route, actor, "inspection", inspection.id);
  const links = await readReportLinks(route, actor, inspection.id);
  const panels = await readRecordPanels(route, actor, { kind: "inspection", id: inspection.id });
  return { inspection, links, panels };
}

export const action = (route: ActionFunctionArgs) =>
  handleClientInspectionForm(route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.inspection.facilityName}, inspection` : "Inspection");

/** How clean it was by whose eyes, and what is done about what was not. */
export default function InspectionPage({
  loaderData: { inspection, links, panels },
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const aboutLinks = linkAnswer(answer);
  useLiveRead(["inspection", "work-order"]);
  return (
    <>
      <p className="mb-2 text-sm">
        <Link
          to="/client-portal/inspections"
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Inspections
        </Link>
      </p>
      <InspectionScreen
        inspection={inspection}
        filesPath="/client-portal/files"
        problem={aboutLinks ? undefined : answer?.problem}
        commandsOf={(item) => <PortalItemCommands item={item} answer={answer} />}
        beneathAreas={
          <RemarkForm areas={inspection.areas} answer={aboutLinks ? undefined : answer} />
        }
      >
        {inspection.state === "finished" ? (
          <Form method="post" className="mt-6 border-y border-line py-4 print:hidden">
            <AttemptField />

            <input type="hidden" name="step" value="sign" />
            <button type="submit" className={buttonClass("primary", "", "compact")}>
              Sign the inspection
            </button>
            <p className="mt-2 text-sm text-slate">
              Signing says that you have read it. Anything you dispute stays open.
            </p>
          </Form>
        ) : null}
        <ReportLink
          path={`/client-portal/inspections/${inspection.id}`}
          isShared={links !== undefined}
        />
      </InspectionScreen>
      <RecordPanel name="threads" panels={panels} />
      <ReportLinks key={inspection.id} links={links} answer={aboutLinks} />
    </>
  );
}
