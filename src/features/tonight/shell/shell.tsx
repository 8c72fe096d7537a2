import { useEffect } from "react";
import { company } from "#content/company.ts";
import { Logo } from "#platform/document/logo.tsx";
import { keepDrafts } from "#platform/forms/keep-drafts.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { BackLink } from "../back-link.tsx";
import { keptPageText, messagesFor, type TonightMessages } from "../messages.ts";
import { tonightStore } from "../phone/tonight-store.ts";
import { type Phone, usePhone, useVisit } from "../phone/use-phone.ts";
import { useWorker } from "../phone/use-worker.ts";
import { withUnsent } from "../phone/with-unsent.ts";
import { ReloadButton } from "../reload-button.tsx";
import type { TonightData } from "../tonight.server.ts";
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
  const messages = messagesFor(data?.language ?? languageOfPhone());
  const person = data?.person;
  useEffect(() => (person === undefined ? undefined : keepDrafts()), [person]);
  return (
    <div lang={messages.language}>
      <header className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <a
          href="/office/tonight"
          aria-label={`${company.shortName}, ${messages.tonight.toLowerCase()}`}
          className="flex min-h-11 items-center"
        >
          <Logo />
        </a>
      </header>
      <main id="main" data-person={person} className="px-(--gutter) pt-6 pb-16">
        <div className="max-w-2xl">
          <VersionNote isNew={isNew} messages={messages} />
          {data ? <Kept state={state} messages={messages} /> : null}
          <UnsentBar state={state} messages={messages} onSend={tonightStore.sendNow} />
          {state.isStoring === undefined ? null : data ? (
            <Page phone={phone} data={data} path={path} messages={messages} />
          ) : (
            <Nothing messages={messages} />
          )}
        </div>
      </main>
    </div>
  );
}

const languageOfPhone = () => (navigator.language.startsWith("es") ? "es" : "en");

/** The page of the server knows more, and leads everywhere. */
const Kept = ({ state, messages }: { state: Phone["state"]; messages: TonightMessages }) => (
  <p className="mb-4 flex items-center justify-between gap-4 rounded-md bg-sand py-2 pr-2 pl-4 text-sm">
    {state.state === "idle" ? messages.connected : keptPageText(messages, state.readAt)}
    <span className="shrink-0">
      <ReloadButton messages={messages} />
    </span>
  </p>
);

interface PageProps {
  phone: Phone;
  data: TonightData;
  path: string;
  messages: TonightMessages;
}

function Page({ phone, data, path, messages }: PageProps) {
  const id = visitPath.exec(path)?.[1];
  const visit = useVisit(phone, id ?? "");
  const { state } = phone;
  if (visit === undefined)
    return (
      <>
        <PageTitle>{messages.tonight}</PageTitle>
        <TonightView
          visits={data.visits.map((one) => withUnsent(one, state.unsent))}
          more={data.more}
          unsent={state.unsent}
          messages={messages}
        />
      </>
    );
  return (
    <>
      <p className="mb-2 text-sm">
        <BackLink>{messages.back}</BackLink>
      </p>
      <VisitView visit={visit} state={state} messages={messages} posted={undefined} />
    </>
  );
}

const Nothing = ({ messages }: { messages: TonightMessages }) => (
  <div className="mt-8 rounded-lg border border-line bg-white px-6 py-14 text-center">
    <PageTitle>{messages.nothingKept}</PageTitle>
    <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">{messages.nothingKeptWhy}</p>
    <p className="mt-5">
      <ReloadButton messages={messages} />
    </p>
  </div>
);
