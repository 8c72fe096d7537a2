import { useEffect } from "react";
import { NothingOnPhone, PhoneFrame } from "#features/tonight/shell/phone-frame.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { inspectionMessages } from "../../messages.ts";
import { FinishedNote, PerformView } from "../perform-view.tsx";
import { RefusedAnswers } from "../refused-answers.tsx";
import { inspectionStore } from "./inspection-store.ts";
import { type OfflineInspections, useInspection, useInspectionData } from "./use-inspection.ts";

const pagePath = /^\/office\/inspections\/([\da-f-]{36})$/;

/** Inspections where there is no connection. @param path of the page that was asked for */
export function InspectionShell({ path }: { path: string }) {
  const id = pagePath.exec(path)?.[1];
  const phone = useInspectionData(undefined, id);
  const { section, phone: texts } = useMessages(inspectionMessages);
  useEffect(() => {
    document.title = section;
  }, [section]);
  return (
    <PhoneFrame
      home="/office/inspections"
      homeLabel={texts.home}
      state={phone.state}
      onSend={inspectionStore.sendNow}
    >
      {phone.data ? (
        <Page phone={phone} id={id} />
      ) : (
        <NothingOnPhone>{texts.openOnce}</NothingOnPhone>
      )}
    </PhoneFrame>
  );
}

function Page({ phone, id }: { phone: OfflineInspections; id: string | undefined }) {
  const { section } = useMessages(inspectionMessages);
  const inspection = useInspection(phone, id ?? "");
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
