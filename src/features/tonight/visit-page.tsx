import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/visit-page.ts";
import { BackLink } from "./back-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { tonightMessages } from "./messages.ts";
import { tonightStore } from "./phone/tonight-store.ts";
import { useTonightData, useVisit } from "./phone/use-tonight-data.ts";
import { useWorker } from "./phone/use-worker.ts";
import {
  readTonightVisit,
  requireCrew,
  type TonightData,
  type TonightVisit,
} from "./tonight-page.server.ts";
import { UnsentBar } from "./unsent-bar.tsx";
import { VersionNote } from "./version-note.tsx";
import { handleTonightVisitForm } from "./visit-page.server.ts";
import { VisitView } from "./visit-view.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const entered = await requireCrew(route);
  const visit = await readTonightVisit(entered, route.params.id);
  if (visit === undefined) throw notFound();
  const { actor, language, config } = entered;
  await recordOpened(route, actor, "visit", visit.id);
  const isKept = config.crewPhones;
  const served: TonightData = {
    person: actor.accountId,
    language,
    isKept,
    visits: [visit],
    more: 0,
  };
  return { served, visit };
}

export const action = (route: ActionFunctionArgs) => handleTonightVisitForm(route, route.params.id);

export const meta = pageMetaIn(
  (language, data: { visit: TonightVisit } | undefined) =>
    data?.visit.facilityName ?? tonightMessages(language).tonight,
);

export default function TonightVisitPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { served } = loaderData;
  const phone = useTonightData(served);
  const visit = useVisit(phone, loaderData.visit.id) ?? loaderData.visit;
  const isNew = useWorker(served.isKept);
  const { tonight } = useMessages(tonightMessages);
  return (
    <div className="max-w-2xl">
      <VersionNote isNew={isNew} />
      <UnsentBar state={phone.state} onSend={tonightStore.sendNow} />
      <div className="mb-2 flex items-center justify-between gap-4 text-sm">
        <BackLink>{tonight}</BackLink>
        <LanguageSwitch />
      </div>
      <VisitView visit={visit} state={phone.state} posted={answer ?? undefined} />
    </div>
  );
}
