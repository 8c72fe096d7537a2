import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { RequestPart } from "#features/opportunities/request-of-opportunity.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { Conversation } from "../conversation.tsx";
import { opportunityEmailMessages } from "../messages.ts";
import type { Route } from "./+types/emails-page.ts";
import { type EmailsData, handleEmailForm, readEmailsPage } from "./emails-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readEmailsPage(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleEmailForm(route, route.params.id);

export const meta = pageMetaIn((language, data: EmailsData | undefined) => {
  const { title, pageTitle } = opportunityEmailMessages(language);
  return data ? pageTitle({ company: data.company }) : title;
});

/** The whole conversation with one prospect. */
export default function EmailsPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const texts = useMessages(opportunityEmailMessages);
  useLiveRead(["opportunity"], { id: data.id });
  return (
    <>
      <BackLink to={data.opportunity}>{data.company}</BackLink>
      <PageTitle>{texts.pageTitle({ company: data.company })}</PageTitle>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div className="mt-6 empty:hidden">
        <RequestPart request={data.request} />
      </div>
      <div id="emails" className="scroll-mt-6">
        <Conversation data={data} answer={answer} />
      </div>
    </>
  );
}
