import { type ReactNode, useEffect } from "react";
import { company } from "#content/company.ts";
import { Logo } from "#platform/document/logo.tsx";
import { keepDrafts } from "#platform/forms/keep-drafts.ts";
import { RestoredNote } from "#platform/forms/restored-note.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { tonightMessages } from "../messages.ts";
import { useWorker } from "../phone/use-worker.ts";
import { ReloadButton } from "../reload-button.tsx";
import { keptPageText } from "../tonight-texts.ts";
import { UnsentBar } from "../unsent-bar.tsx";
import { VersionNote } from "../version-note.tsx";

type PhoneState = OfflineState<{ person: string }>;

interface PhoneFrameProps {
  /** Target of the logo; it also decides which pages the worker keeps. */
  home: "/office/tonight" | "/office/inspections" | "/office/pipeline";
  homeLabel(values: { company: string }): string;
  state: PhoneState;
  onSend(): void;
  /** The name for entries on this page. */
  noun?: "answers" | "entries";
  children: ReactNode;
}

/** The frame of a page that the phone draws by itself, without a connection. */
export function PhoneFrame({ home, homeLabel, state, onSend, noun, children }: PhoneFrameProps) {
  const isNew = useWorker(false, home);
  const person = state.data?.person;
  useEffect(() => (person === undefined ? undefined : keepDrafts()), [person]);
  return (
    <>
      <header className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <a
          href={home}
          aria-label={homeLabel({ company: company.shortName })}
          className="flex min-h-11 items-center"
        >
          <Logo />
        </a>
      </header>
      <main id="main" data-person={person} className="px-(--gutter) pt-6 pb-16">
        <RestoredNote className="-mx-(--gutter) -mt-6 mb-4 px-(--gutter)" />
        <div className="max-w-2xl">
          <VersionNote isNew={isNew} />
          {state.data ? <Kept state={state} /> : null}
          <UnsentBar state={state} onSend={onSend} noun={noun} />
          {state.isStoring === undefined ? null : children}
        </div>
      </main>
    </>
  );
}

/** The page of the server knows more, and leads everywhere. */
function Kept({ state }: { state: PhoneState }) {
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

/** @param children how to get something onto this phone */
export function NothingOnPhone({ children }: { children: ReactNode }) {
  const { kept } = useMessages(tonightMessages);
  return (
    <div className="mt-8 rounded-lg border border-line bg-white px-6 py-14 text-center">
      <PageTitle>{kept.nothing}</PageTitle>
      <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">{children}</p>
      <p className="mt-5">
        <ReloadButton />
      </p>
    </div>
  );
}
