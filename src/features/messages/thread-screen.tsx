import { ActionLink, TallTextLink } from "#ui/links.tsx";
/** One thread: what was said, and the field to answer in. */

import { useEffect, useRef } from "react";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { BackLink } from "#ui/back-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Composer } from "./composer.tsx";
import { MessageItem, UnsentItem } from "./message-item.tsx";
import { threadTexts } from "./messages.ts";
import type { ThreadData } from "./thread-screen.server.ts";
import { useUnsent } from "./use-unsent.ts";

interface ThreadScreenProps {
  data: ThreadData;
  answer: FormAnswer | undefined;
}

export function ThreadScreen({ data, answer }: ThreadScreenProps) {
  const { path, filesPath, id, subject, subjectLanguage, about, messages } = data;
  const { facilityName, clientName, namesClients } = data;
  useLiveRead(["thread"], { id });
  const texts = useMessages(threadTexts);
  const unsent = useUnsent(data);
  const end = useFollowedEnd(messages.length + unsent.waiting.length);
  return (
    <div className="max-w-3xl">
      <BackLink to={path}>{texts.section}</BackLink>
      <PageTitle>
        <Written words={writtenAlone(subject, subjectLanguage)} />
      </PageTitle>
      <p className="mt-1 text-slate">
        {namesClients ? `${clientName}, ${facilityName}` : facilityName}
      </p>
      {about ? (
        <p className="text-sm">
          <RichText
            text={texts.about}
            tags={{
              record: () => <TallTextLink to={about.to}>{about.label}</TallTextLink>,
            }}
          />
        </p>
      ) : null}
      <Older data={data} />
      <ol aria-label={texts.section} className="mt-6 flex flex-col gap-5">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} filesPath={filesPath} />
        ))}
        {unsent.waiting.map((message) => (
          <UnsentItem
            key={message.attempt}
            message={message}
            retry={unsent.retry}
            remove={unsent.remove}
          />
        ))}
      </ol>
      <div ref={end} id="latest" className="scroll-mb-56" />
      <Composer data={data} answer={answer} send={unsent.send} />
    </div>
  );
}

function Older({ data: { path, id, hasOlder, oldest, isOlderPage } }: { data: ThreadData }) {
  const { thread } = useMessages(threadTexts);
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 text-sm empty:hidden">
      {hasOlder ? (
        <ActionLink to={`${path}/${id}?before=${oldest}`}>{thread.older}</ActionLink>
      ) : null}
      {isOlderPage ? (
        <ActionLink to={`${path}/${id}#latest`}>{thread.jumpToNewest}</ActionLink>
      ) : null}
    </p>
  );
}

/** Keeps the newest message in view for readers at the end, and nobody else's place. */
function useFollowedEnd(count: number) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count <= before.current) return;
    before.current = count;
    const { top } = end.current?.getBoundingClientRect() ?? { top: Number.POSITIVE_INFINITY };
    if (top < window.innerHeight * 1.5) end.current?.scrollIntoView({ block: "end" });
  }, [count]);
  return end;
}
