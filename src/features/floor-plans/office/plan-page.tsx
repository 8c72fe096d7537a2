import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields, OpenedCommand } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { floorPlanMessages } from "../messages.ts";
import { squareFeetText } from "../square-feet-text.ts";
import { ChoosePage } from "../tracing/choose-page.tsx";
import { PlanEditor } from "../tracing/plan-editor.tsx";
import type { Route } from "./+types/plan-page.ts";
import { handlePlanForm, type PlanData, readPlan } from "./plan-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readPlan(route);

export const action = (route: ActionFunctionArgs) => handlePlanForm(route);

export const meta = pageMetaIn((language, data: PlanData | undefined) =>
  data ? `${data.name}, ${data.company}` : floorPlanMessages(language).one,
);

/** One floor: its scale, its rooms, and what becomes of them. */
export default function PlanPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(floorPlanMessages);
  const place = usePlace();
  const { picture, document, mayChange } = data;
  useLiveRead(["opportunity"], { id: data.opportunityId });
  const saveAnswer = answer?.values.step === "save" ? answer : undefined;
  return (
    <>
      <BackLink to={data.listPath}>{messages.pageTitle({ company: data.company })}</BackLink>
      <PageTitle>{data.name}</PageTitle>
      {data.isClosed ? <p className="mt-2 text-sm text-slate">{messages.plan.closed}</p> : null}
      <StatusNotice>{data.done && !answer ? messages.done[data.done] : null}</StatusNotice>
      <PageProblem text={answer?.problem} />
      {(picture ?? document)?.isHeld ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm">{messages.plan.held}</p>
      ) : null}
      {picture === null && document === null ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm">{messages.plan.gone}</p>
      ) : null}
      {picture === null && document && !document.isHeld && mayChange ? (
        <ChoosePage
          address={document.address}
          path={data.path}
          answer={answer?.values.step === "picture" ? answer : undefined}
        />
      ) : null}
      <PlanEditor key={place} data={data} answer={saveAnswer} />
      <div className="mt-9 grid grid-cols-1 items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RoomAreas data={data} answer={answer} />
        <div className="flex min-w-0 flex-col items-start gap-5">
          {document && !document.isHeld ? (
            <a href={document.address} className={buttonClass("outline", "", "compact")}>
              {messages.plan.download}
            </a>
          ) : null}
          {mayChange ? (
            <OpenedCommand
              step="remove"
              label={messages.plan.removePlan}
              submit={messages.plan.removeConfirm}
              answer={answer}
            >
              <SeenFields stored={{ mark: data.mark }} />
              <p className="text-sm">{messages.plan.removeNote}</p>
            </OpenedCommand>
          ) : null}
          <RecordHistory history={data.history} />
        </div>
      </div>
    </>
  );
}

interface RoomAreasProps {
  data: PlanData;
  answer: FormAnswer | undefined;
}

/** Rooms that already are areas of the survey are listed with those that can become some. */
function RoomAreas({ data: { rooms, mayChange, path, surveyPath }, answer }: RoomAreasProps) {
  const { areas } = useMessages(floorPlanMessages);
  const place = usePlace();
  const picked = answer?.values ?? {};
  return (
    <TitledSection titleId="areas-title" title={areas.title} id="areas" className="scroll-mt-6">
      <p className="mt-1 max-w-[70ch] text-sm text-slate">
        {rooms.length === 0 ? areas.none : areas.note}
      </p>
      <PostForm
        key={place}
        action={path}
        preventScrollReset
        data-no-draft=""
        className="mt-3 flex flex-col items-start gap-4"
      >
        <HiddenFields fields={{ step: "areas" }} />
        <ul className="w-full">
          {rooms.map(({ id, name, squareFeet, area }) => (
            <li key={id} className="border-t border-line text-sm">
              {mayChange ? (
                <label className="flex min-h-11 items-center gap-3 py-2">
                  <input
                    type="checkbox"
                    name={`pick.${id}`}
                    value="yes"
                    defaultChecked={picked[`pick.${id}`] !== undefined}
                    className="size-5 shrink-0 accent-teal"
                  />
                  <RoomSentence name={name} squareFeet={squareFeet} area={area} />
                </label>
              ) : (
                <p className="py-2">
                  <RoomSentence name={name} squareFeet={squareFeet} area={area} />
                </p>
              )}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-3">
          {mayChange && rooms.length > 0 ? (
            <CompactSubmitButton>{areas.submit}</CompactSubmitButton>
          ) : null}
          {rooms.some(({ area }) => area) ? (
            <CompactButtonLink to={surveyPath}>{areas.open}</CompactButtonLink>
          ) : null}
        </p>
      </PostForm>
    </TitledSection>
  );
}

function RoomSentence({ name, squareFeet, area }: Omit<PlanData["rooms"][number], "id">) {
  const language = useLanguage();
  const { areas } = floorPlanMessages(language);
  const text = (size: number | undefined) => squareFeetText(size, language);
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{name}</span>{" "}
      <span className="text-slate tabular-nums">{text(squareFeet)}</span>
      {area ? (
        <span className="block text-xs text-slate tabular-nums">
          {(area.isByHand ? areas.byHand : areas.isArea)({ squareFeet: text(area.squareFeet) })}
        </span>
      ) : null}
    </span>
  );
}
