import { useEffect } from "react";
import { company } from "#content/company.ts";
import { tonightMessages } from "#features/tonight/messages.ts";
import { useWorker } from "#features/tonight/phone/use-worker.ts";
import { ReloadButton } from "#features/tonight/reload-button.tsx";
import { keptPageText } from "#features/tonight/tonight-texts.ts";
import { UnsentBar } from "#features/tonight/unsent-bar.tsx";
import { VersionNote } from "#features/tonight/version-note.tsx";
import { Logo } from "#platform/document/logo.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { surveyMessages } from "../../messages.ts";
import { RefusedEntries } from "../refused-entries.tsx";
import { SurveyView } from "../survey-view.tsx";
import { surveyStore } from "./survey-store.ts";
import { type SurveyPhone, useSurvey, useSurveyPhone } from "./use-survey.ts";

const pagePath = /^\/office\/pipeline\/([\da-f-]{36})\/survey$/;

/** Surveys where there is no connection. @param path of the page that was asked for */
export function SurveyShell({ path }: { path: string }) {
  const phone = useSurveyPhone(undefined);
  const isNew = useWorker(false, "/office/pipeline");
  const { data, state } = phone;
  const language = useLanguage();
  const { kept } = tonightMessages(language);
  const { title, phone: texts } = surveyMessages(language);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <header className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <a
          href="/office/pipeline"
          aria-label={texts.home({ company: company.shortName })}
          className="flex min-h-11 items-center"
        >
          <Logo />
        </a>
      </header>
      <main id="main" className="px-(--gutter) pt-6 pb-16">
        <div className="max-w-2xl">
          <VersionNote isNew={isNew} />
          {data ? (
            <p className="mb-4 flex items-center justify-between gap-4 rounded-md bg-sand py-2 pr-2 pl-4 text-sm">
              {state.state === "idle" ? kept.connected : keptPageText(state.readAt, language)}
              <ReloadButton />
            </p>
          ) : null}
          <UnsentBar state={state} onSend={surveyStore.sendNow} noun="entries" />
          {state.isStoring === undefined ? null : (
            <Page phone={phone} id={pagePath.exec(path)?.[1] ?? ""} />
          )}
        </div>
      </main>
    </>
  );
}

function Page({ phone, id }: { phone: SurveyPhone; id: string }) {
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

/** What this phone has instead, and what of it was refused. */
function NotHere({ phone: { data, state } }: { phone: SurveyPhone }) {
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
