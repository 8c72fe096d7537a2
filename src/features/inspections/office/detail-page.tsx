import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useWorker } from "#features/tonight/phone/use-worker.ts";
import { UnsentBar } from "#features/tonight/unsent-bar.tsx";
import { VersionNote } from "#features/tonight/version-note.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { CancelForm } from "#platform/forms/cancel-form.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { ActionLink } from "#ui/links.tsx";
import { InspectionScreen } from "../inspection-screen.tsx";
import { readInspection } from "../inspection-view.server.ts";
import { linkAnswer } from "../link-answer.ts";
import { inspectionMessages } from "../messages.ts";
import { readReportLinks } from "../report-links.server.ts";
import { ReportLink, ReportLinks } from "../report-links.tsx";
import type { Route } from "./+types/detail-page.ts";
import { handleInspectionForm, inspectionsPath, requireInspector } from "./detail-page.server.ts";
import { OfficeItemCommands } from "./perform-item.tsx";
import { FinishedNote, PerformView } from "./perform-view.tsx";
import { inspectionStore } from "./phone/inspection-store.ts";
import {
  type OfflineInspections,
  useInspection,
  useInspectionData,
  useUnsentAnswers,
} from "./phone/use-inspection.ts";
import type { PhoneData } from "./phone.server.ts";
import { RefusedAnswers } from "./refused-answers.tsx";
import { WeightsForm } from "./weights-form.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, config } = await requireInspector(route);
  const inspection = await readInspection(route, actor, route.params.id);
  await recordOpened(route, actor, "inspection", inspection.id);
  const served: PhoneData = {
    person: actor.accountId,
    isKept: config.crewPhones,
    inspections: [inspection],
  };
  const links = inspection.finished
    ? await readReportLinks(route, actor, inspection.id)
    : undefined;
  const panels = inspection.finished
    ? await readRecordPanels(route, actor, { kind: "inspection", id: inspection.id })
    : {};
  return { inspection, served, links, panels, path: inspectionsPath };
}

export const action = (route: ActionFunctionArgs) => handleInspectionForm(route, route.params.id);

export const meta = pageMetaIn((language, data: Awaited<ReturnType<typeof loader>> | undefined) => {
  const { titleOf, one } = inspectionMessages(language);
  return data ? titleOf({ facility: data.inspection.facilityName }) : one;
});

export default function InspectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { inspection, served, links, panels, path } = loaderData;
  const { section } = useMessages(inspectionMessages);
  const isOpen = inspection.state === "planned" || inspection.state === "in-progress";
  return (
    <>
      <p className="mb-2 text-sm">
        <ActionLink to={path}>{section}</ActionLink>
      </p>
      {isOpen ? (
        <Perform inspection={inspection} served={served} answer={answer} />
      ) : (
        <Finished
          inspection={inspection}
          person={served.person}
          answer={answer}
          links={links}
          panels={panels}
        />
      )}
    </>
  );
}

interface InspectionPageProps {
  inspection: Route.ComponentProps["loaderData"]["inspection"];
}

interface PartProps extends InspectionPageProps {
  answer: Route.ComponentProps["actionData"];
}

function Perform({ inspection, served, answer }: PartProps & { served: PhoneData }) {
  const phone = useInspectionData(served, inspection.id);
  const { cancel } = useMessages(inspectionMessages);
  const isNew = useWorker(served.isKept, "/office/inspections");
  const currentInspection = useInspection(phone, inspection.id) ?? inspection;
  return (
    <div className="max-w-2xl">
      <VersionNote isNew={isNew} />
      <UnsentBar state={phone.state} onSend={inspectionStore.sendNow} />
      <InspectionScreen inspection={currentInspection} filesPath="/office/files" isHeadOnly>
        {currentInspection.state === "finished" ? (
          <FinishedOnPhone inspection={currentInspection} state={phone.state} />
        ) : (
          <>
            <PerformView
              inspection={currentInspection}
              state={phone.state}
              problem={answer?.problem ?? answer?.errors.photos}
            />
            {currentInspection.state === "planned" ? (
              <WeightsForm inspection={currentInspection} answer={answer} />
            ) : null}
            <div className="mt-8">
              <CancelForm labels={cancel} answer={answer} />
            </div>
          </>
        )}
      </InspectionScreen>
    </div>
  );
}

const FinishedOnPhone = ({
  inspection,
  state,
}: Pick<OfflineInspections, "state"> & InspectionPageProps) => (
  <>
    <FinishedNote inspectionId={inspection.id} state={state} />
    <RefusedAnswers
      unsent={state.unsent.filter(({ subject }) => subject === inspection.id)}
      inspections={[inspection]}
    />
  </>
);

interface FinishedProps extends PartProps {
  /** Id of the person whose phone this is. */
  person: string;
  links: Route.ComponentProps["loaderData"]["links"];
  panels: Route.ComponentProps["loaderData"]["panels"];
}

/** Shown for a canceled inspection as well. */
function Finished({ inspection, person, answer, links, panels }: FinishedProps) {
  const aboutLinks = linkAnswer(answer);
  const phone = useUnsentAnswers(person);
  useLiveRead(["inspection", "work-order"]);
  return (
    <>
      <div className="max-w-2xl">
        <UnsentBar state={phone} onSend={inspectionStore.sendNow} />
        <RefusedAnswers
          unsent={phone.unsent.filter(({ subject }) => subject === inspection.id)}
          inspections={[inspection]}
        />
      </div>
      <InspectionScreen
        inspection={inspection}
        filesPath="/office/files"
        problem={aboutLinks ? undefined : answer?.problem}
        commandsOf={(item) => (
          <OfficeItemCommands item={item} ratings={inspection.ratings} answer={answer} />
        )}
      >
        {inspection.finished ? (
          <ReportLink path={`/office/inspections/${inspection.id}`} isShared />
        ) : null}
      </InspectionScreen>
      <RecordPanel name="threads" panels={panels} />
      <ReportLinks key={inspection.id} links={links} answer={aboutLinks} />
    </>
  );
}
