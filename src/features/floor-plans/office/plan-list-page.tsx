import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { documentLimits } from "#platform/files/file-types.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { maxPlanName, maxPlans } from "../floor-plan-types.ts";
import { floorPlanMessages } from "../messages.ts";
import { roomsText, squareFeetText } from "../square-feet-text.ts";
import type { Route } from "./+types/plan-list-page.ts";
import { handleNewPlan, type PlanListData, readPlanList } from "./plan-list-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readPlanList(route);

export const action = (route: ActionFunctionArgs) => handleNewPlan(route);

export const meta = pageMetaIn((language, data: PlanListData | undefined) => {
  const { pageTitle, title } = floorPlanMessages(language);
  return data ? pageTitle({ company: data.company }) : title;
});

/** The floors of a prospect's building, as far as somebody has a plan of them. */
export default function PlanListPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(floorPlanMessages);
  useLiveRead(["opportunity"], { id: data.opportunityId });
  return (
    <>
      <BackLink to={data.opportunityPath}>{data.company}</BackLink>
      <PageTitle>{messages.pageTitle({ company: data.company })}</PageTitle>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">
        {data.isClosed ? messages.plan.closed : messages.lead}
      </p>
      <StatusNotice>{data.isRemoved && !answer ? messages.done.removed : null}</StatusNotice>
      <PageProblem text={answer?.problem} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {data.plans.length === 0 ? (
          <EmptyState title={messages.list.none} text={messages.list.noneText} />
        ) : (
          <PlanCards plans={data.plans} />
        )}
        {data.mayAdd ? <NewPlanForm answer={answer} /> : null}
        {data.isFull ? (
          <p className="text-sm text-slate">{messages.list.full({ max: maxPlans })}</p>
        ) : null}
      </div>
    </>
  );
}

function PlanCards({ plans }: Pick<PlanListData, "plans">) {
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {plans.map(({ id, path, name, thumbnail, rooms, squareFeet }) => (
        <li key={id}>
          <Link
            to={path}
            className="block h-full rounded-lg border border-line bg-white p-4 transition-colors hover:border-ink"
          >
            {thumbnail ? (
              <img
                src={thumbnail}
                alt=""
                loading="lazy"
                decoding="async"
                className="mb-3 h-36 w-full rounded-md bg-frost object-contain"
              />
            ) : null}
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="mt-0.5 block text-sm text-slate tabular-nums">
              {roomsText(rooms, language)}, {squareFeetText(squareFeet, language)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NewPlanForm({ answer }: { answer: FormAnswer | undefined }) {
  const { list } = useMessages(floorPlanMessages);
  const place = usePlace();
  return (
    <TitledSection titleId="new-plan-title" title={list.add} size="small">
      <PostForm
        answer={answer}
        key={place}
        encType="multipart/form-data"
        noValidate
        className="mt-3 flex max-w-xl flex-col items-start gap-4"
      >
        <TextField name="name" label={list.name} maxLength={maxPlanName} />
        <PhotoField
          id="plan-file"
          label={list.file}
          help={list.fileHelp}
          address="/office/files"
          limits={documentLimits}
        />
        <CompactSubmitButton>{list.submit}</CompactSubmitButton>
      </PostForm>
    </TitledSection>
  );
}
