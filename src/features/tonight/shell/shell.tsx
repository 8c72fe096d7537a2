import { useEffect } from "react";
import { company } from "#content/company.ts";
import { Logo } from "#platform/document/logo.tsx";
import { keepDrafts } from "#platform/forms/keep-drafts.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { BackLink } from "../back-link.tsx";
import { tonightMessages } from "../messages.ts";
import { tonightStore } from "../phone/tonight-store.ts";
import { type Phone, usePhone, useVisit } from "../phone/use-phone.ts";
import { useWorker } from "../phone/use-worker.ts";
import { withUnsent } from "../phone/with-unsent.ts";
import { ReloadButton } from "../reload-button.tsx";
import type { TonightData } from "../tonight.server.ts";
import { keptPageText } from "../tonight-texts.ts";
import { TonightView } from "../tonight-view.tsx";
import { UnsentBar } from "../unsent-bar.tsx";
import { VersionNote } from "../version-note.tsx";
import { VisitView } from "../visit-view.tsx";

const visitPath = /^\/office\/tonight\/([\da-f-]{36})$/;

/** @param path of the page that was asked for */
export function Shell({ path }: { path: string }) {
  const phone = usePhone(undefined);
  const isNew = useWorker(false);
  const { data, state } = phone;
  const person = data?.person;
  const messages = useMessages(tonightMessages);
  useEffect(() => (person === undefined ? undefined : keepDrafts()), [person]);
  return (
    <>
      <header className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <a
          href="/office/tonight"
          aria-label={messages.homeLink({ company: company.shortName })}
          className="flex min-h-11 items-center"
        >
          <Logo />
        </a>
      </header>
      <main id="main" data-person={person} className="px-(--gutter) pt-6 pb-16">
        <div className="max-w-2xl">
          <VersionNote isNew={isNew} />
          {data ? <Kept state={state} /> : null}
          <UnsentBar state={state} onSend={tonightStore.sendNow} />
          {state.isStoring === undefined ? null : data ? (
            <Page phone={phone} data={data} path={path} />
          ) : (
            <Nothing />
          )}
        </div>
      </main>
    </>
  );
}

/** The page of the server knows more, and leads everywhere. */
function Kept({ state }: { state: Phone["state"] }) {
  const language = useLanguage();
  return (
    <p className="mb-4 flex items-center justify-between gap-4 rounded-md bg-sand py-2 pr-2 pl-4 text-sm">
      {state.state === "idle"
        ? tonightMessages(language).kept.connected
        : keptPageText(state.readAt, language)}
      <span className="shrink-0">
        <ReloadButton />
      </span>
    </p>
  );
}

interface PageProps {
  phone: Phone;
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
          visits={data.visits.map((one) => withUnsent(one, state.unsent, language))}
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

function Nothing() {
  const { kept } = useMessages(tonightMessages);
  return (
    <div className="mt-8 rounded-lg border border-line bg-white px-6 py-14 text-center">
      <PageTitle>{kept.nothing}</PageTitle>
      <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">{kept.nothingWhy}</p>
      <p className="mt-5">
        <ReloadButton />
      </p>
    </div>
  );
}
