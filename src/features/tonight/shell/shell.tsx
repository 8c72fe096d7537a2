import { useEffect } from "react";
import { company } from "#content/company.ts";
import { Logo } from "#platform/document/logo.tsx";
import { keepDrafts } from "#platform/forms/keep-drafts.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { BackLink } from "../back-link.tsx";
import { tonightRoom } from "../phone/tonight-room.ts";
import { type Phone, usePhone, useVisit } from "../phone/use-phone.ts";
import { useWorker } from "../phone/use-worker.ts";
import { withUnsent } from "../phone/with-unsent.ts";
import { ReloadButton } from "../reload-button.tsx";
import type { TonightData } from "../tonight.server.ts";
import { TonightView } from "../tonight-view.tsx";
import { UnsentBar } from "../unsent-bar.tsx";
import { VersionNote } from "../version-note.tsx";
import { VisitView } from "../visit-view.tsx";
import { keptPageText, type TonightWords, wordsOf } from "../words.ts";

const visitPath = /^\/office\/tonight\/([\da-f-]{36})$/;

/** @param path of the page that was asked for */
export function Shell({ path }: { path: string }) {
  const phone = usePhone(undefined);
  const isNew = useWorker(false);
  const { data, state } = phone;
  const words = wordsOf(data?.language ?? languageOfPhone());
  const person = data?.person;
  useEffect(() => (person === undefined ? undefined : keepDrafts()), [person]);
  return (
    <div lang={words.language}>
      <header className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <a
          href="/office/tonight"
          aria-label={`${company.shortName}, ${words.tonight.toLowerCase()}`}
          className="flex min-h-11 items-center"
        >
          <Logo />
        </a>
      </header>
      <main id="main" data-person={person} className="px-(--gutter) pt-6 pb-16">
        <div className="max-w-2xl">
          <VersionNote isNew={isNew} words={words} />
          {data ? <Kept state={state} words={words} /> : null}
          <UnsentBar state={state} words={words} onSend={tonightRoom.sendNow} />
          {state.isStoring === undefined ? null : data ? (
            <Page phone={phone} data={data} path={path} words={words} />
          ) : (
            <Nothing words={words} />
          )}
        </div>
      </main>
    </div>
  );
}

const languageOfPhone = () => (navigator.language.startsWith("es") ? "es" : "en");

/** The page of the server knows more, and leads everywhere. */
const Kept = ({ state, words }: { state: Phone["state"]; words: TonightWords }) => (
  <p className="mb-4 flex items-center justify-between gap-4 rounded-md bg-sand py-2 pr-2 pl-4 text-sm">
    {state.state === "idle" ? words.connected : keptPageText(words, state.readAt)}
    <span className="shrink-0">
      <ReloadButton words={words} />
    </span>
  </p>
);

interface PageProps {
  phone: Phone;
  data: TonightData;
  path: string;
  words: TonightWords;
}

function Page({ phone, data, path, words }: PageProps) {
  const id = visitPath.exec(path)?.[1];
  const visit = useVisit(phone, id ?? "");
  const { state } = phone;
  if (visit === undefined)
    return (
      <>
        <PageTitle>{words.tonight}</PageTitle>
        <TonightView
          visits={data.visits.map((one) => withUnsent(one, state.unsent))}
          more={data.more}
          unsent={state.unsent}
          words={words}
        />
      </>
    );
  return (
    <>
      <p className="mb-2 text-sm">
        <BackLink>{words.back}</BackLink>
      </p>
      <VisitView visit={visit} state={state} words={words} posted={undefined} />
    </>
  );
}

const Nothing = ({ words }: { words: TonightWords }) => (
  <div className="mt-8 rounded-lg border border-line bg-white px-6 py-14 text-center">
    <PageTitle>{words.nothingKept}</PageTitle>
    <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">{words.nothingKeptWhy}</p>
    <p className="mt-5">
      <ReloadButton words={words} />
    </p>
  </div>
);
