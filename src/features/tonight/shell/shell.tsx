import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { BackLink } from "../back-link.tsx";
import { tonightMessages } from "../messages.ts";
import { tonightStore } from "../phone/tonight-store.ts";
import { type OfflineTonight, useTonightData, useVisit } from "../phone/use-tonight-data.ts";
import { withUnsent } from "../phone/with-unsent.ts";
import type { TonightData } from "../tonight-page.server.ts";
import { TonightView } from "../tonight-view.tsx";
import { VisitView } from "../visit-view.tsx";
import { NothingOnPhone, PhoneFrame } from "./phone-frame.tsx";

const visitPath = /^\/office\/tonight\/([\da-f-]{36})$/;

/** @param path of the page that was asked for */
export function Shell({ path }: { path: string }) {
  const phone = useTonightData(undefined);
  const { data, state } = phone;
  const { homeLink, kept } = useMessages(tonightMessages);
  return (
    <PhoneFrame
      home="/office/tonight"
      homeLabel={homeLink}
      state={state}
      onSend={tonightStore.sendNow}
    >
      {data ? (
        <Page phone={phone} data={data} path={path} />
      ) : (
        <NothingOnPhone>{kept.nothingWhy}</NothingOnPhone>
      )}
    </PhoneFrame>
  );
}

interface PageProps {
  phone: OfflineTonight;
  data: TonightData;
  path: string;
}

function Page({ phone, data, path }: PageProps) {
  const id = visitPath.exec(path)?.[1];
  const visit = useVisit(phone, id ?? "");
  const language = useLanguage();
  const { tonight } = tonightMessages(language);
  const { state } = phone;
  if (visit === undefined)
    return (
      <>
        <PageTitle>{tonight}</PageTitle>
        <TonightView
          visits={data.visits.map((visit) => withUnsent(visit, state.unsent, language))}
          more={data.more}
          unsent={state.unsent}
        />
      </>
    );
  return (
    <>
      <p className="mb-2 text-sm">
        <BackLink>{tonight}</BackLink>
      </p>
      <VisitView visit={visit} state={state} posted={undefined} />
    </>
  );
}
