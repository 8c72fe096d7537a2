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
import { inspectionMessages } from "../../messages.ts";
import { FinishedNote } from "../finished-note.tsx";
import { PerformView } from "../perform-view.tsx";
import { RefusedAnswers } from "../refused-answers.tsx";
import { inspectionStore } from "./inspection-store.ts";
import { type InspectorPhone, useInspection, useInspectorPhone } from "./use-inspection.ts";

const pagePath = /^\/office\/inspections\/([\da-f-]{36})$/;

/** Inspections where there is no connection. @param path of the page that was asked for */
export function InspectionShell({ path }: { path: string }) {
  const phone = useInspectorPhone(undefined);
  const isNew = useWorker(false, "/office/inspections");
  const { data, state } = phone;
  const language = useLanguage();
  const { kept } = tonightMessages(language);
  const { section, phone: texts } = inspectionMessages(language);
  useEffect(() => {
    document.title = section;
  }, [section]);
  return (
    <>
      <header className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <a
          href="/office/inspections"
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
          <UnsentBar state={state} onSend={inspectionStore.sendNow} />
          {state.isStoring === undefined ? null : data ? (
            <Page phone={phone} path={path} />
          ) : (
            <Nothing />
          )}
        </div>
      </main>
    </>
  );
}

function Page({ phone, path }: { phone: InspectorPhone; path: string }) {
  const { section } = useMessages(inspectionMessages);
  const inspection = useInspection(phone, pagePath.exec(path)?.[1] ?? "");
  if (inspection === undefined)
    return (
      <>
        <PageTitle>{section}</PageTitle>
        <RefusedAnswers
          unsent={phone.state.unsent}
          inspections={phone.data?.inspections ?? []}
          namesInspections
        />
        <ul className="mt-4 border-b border-line">
          {phone.data?.inspections.map(({ id, facilityName, day }) => (
            <li key={id} className="border-t border-line">
              <a href={`/office/inspections/${id}`} className="block min-h-12 py-3">
                <span className="block font-semibold">{facilityName}</span>
                <span className="block text-sm text-slate">{day}</span>
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  const ofThis = phone.state.unsent.filter(({ subject }) => subject === inspection.id);
  return (
    <>
      <PageTitle>{inspection.facilityName}</PageTitle>
      <p className="mt-1 text-sm text-slate">{inspection.day}</p>
      {inspection.state === "finished" ? (
        <>
          <FinishedNote inspectionId={inspection.id} state={phone.state} />
          <RefusedAnswers unsent={ofThis} inspections={[inspection]} />
        </>
      ) : (
        <PerformView inspection={inspection} state={phone.state} problem={undefined} />
      )}
    </>
  );
}

function Nothing() {
  const language = useLanguage();
  const { kept } = tonightMessages(language);
  return (
    <div className="mt-8 rounded-lg border border-line bg-white px-6 py-14 text-center">
      <PageTitle>{kept.nothing}</PageTitle>
      <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">
        {inspectionMessages(language).phone.openOnce}
      </p>
      <p className="mt-5">
        <ReloadButton />
      </p>
    </div>
  );
}
