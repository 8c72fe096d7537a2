import { useEffect } from "react";
import { ReloadButton } from "#features/tonight/reload-button.tsx";
import { PhoneFrame } from "#features/tonight/shell/phone-frame.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { surveyMessages } from "../../messages.ts";
import { RefusedEntries } from "../refused-entries.tsx";
import { SurveyView } from "../survey-view.tsx";
import { surveyStore } from "./survey-store.ts";
import { type OfflineSurveys, useSurvey, useSurveyData } from "./use-survey.ts";

const pagePath = /^\/office\/pipeline\/([\da-f-]{36})\/survey$/;

/** Surveys where there is no connection. @param path of the page that was asked for */
export function SurveyShell({ path }: { path: string }) {
  const phone = useSurveyData(undefined);
  const { title, phone: texts } = useMessages(surveyMessages);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PhoneFrame
      home="/office/pipeline"
      homeLabel={texts.home}
      state={phone.state}
      onSend={surveyStore.sendNow}
      noun="entries"
    >
      <Page phone={phone} id={pagePath.exec(path)?.[1] ?? ""} />
    </PhoneFrame>
  );
}

function Page({ phone, id }: { phone: OfflineSurveys; id: string }) {
  const survey = useSurvey(phone, id);
  const { pageTitle } = useMessages(surveyMessages);
  if (survey === undefined) return <NotHere phone={phone} />;
  return (
    <>
      <PageTitle>{pageTitle({ company: survey.company })}</PageTitle>
      <SurveyView survey={survey} state={phone.state} answer={undefined} />
    </>
  );
}

/** Offers the surveys that this phone does have, with refused entries. */
function NotHere({ phone: { data, state } }: { phone: OfflineSurveys }) {
  const { phone: texts } = useMessages(surveyMessages);
  const surveys = data?.surveys ?? [];
  return (
    <>
      <PageTitle>{texts.nothing}</PageTitle>
      <p className="mt-2 max-w-[44ch] text-sm text-slate">{texts.openOnce}</p>
      <p className="mt-4">
        <ReloadButton />
      </p>
      <RefusedEntries unsent={state.unsent} surveys={surveys} namesSurveys />
      {surveys.length === 0 ? null : (
        <>
          <h2 className="mt-6 text-base font-semibold">{texts.others}</h2>
          <ul className="mt-2 border-b border-line">
            {surveys.map(({ opportunityId, company: name }) => (
              <li key={opportunityId} className="border-t border-line">
                <a
                  href={`/office/pipeline/${opportunityId}/survey`}
                  className="flex min-h-12 items-center py-3 font-semibold"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
