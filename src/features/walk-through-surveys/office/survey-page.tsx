import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useWorker } from "#features/tonight/phone/use-worker.ts";
import { UnsentBar } from "#features/tonight/unsent-bar.tsx";
import { VersionNote } from "#features/tonight/version-note.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { surveyMessages } from "../messages.ts";
import type { Route } from "./+types/survey-page.ts";
import { AddToBid } from "./add-to-bid.tsx";
import { surveyStore } from "./phone/survey-store.ts";
import { useSurvey, useSurveyData } from "./phone/use-survey.ts";
import { handleSurveyForm, readSurvey, type SurveyData } from "./survey-page.server.ts";
import { SurveyView } from "./survey-view.tsx";

export const loader = (route: LoaderFunctionArgs) => readSurvey(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleSurveyForm(route, route.params.id);

export const meta = pageMetaIn((language, data: SurveyData | undefined) => {
  const { pageTitle, title } = surveyMessages(language);
  return data ? pageTitle({ company: data.survey.company }) : title;
});

/** The survey of a prospect's building, on the phone of whoever walks through it. */
export default function SurveyPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(surveyMessages);
  const { survey, served, take, done } = data;
  const phone = useSurveyData(served);
  const isNew = useWorker(served.isKept, "/office/pipeline");
  useLiveRead(["opportunity"], { id: survey.opportunityId });
  const currentSurvey = useSurvey(phone, survey.opportunityId) ?? survey;
  return (
    <div className="max-w-2xl">
      <BackLink to={`/office/pipeline/${survey.opportunityId}`}>{survey.company}</BackLink>
      <PageTitle>{messages.pageTitle({ company: survey.company })}</PageTitle>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">{messages.lead}</p>
      <VersionNote isNew={isNew} />
      <StatusNotice>{done && !answer ? messages.done[done] : null}</StatusNotice>
      <div className="mt-4 empty:hidden">
        <UnsentBar state={phone.state} onSend={surveyStore.sendNow} noun="entries" />
      </div>
      <SurveyView survey={currentSurvey} state={phone.state} answer={answer} />
      {take === undefined || survey.areas.length === 0 ? null : <AddToBid take={take} />}
      <p className="mt-6">
        <CompactButtonLink to={data.bidPath}>{messages.take.openBid}</CompactButtonLink>
      </p>
    </div>
  );
}
