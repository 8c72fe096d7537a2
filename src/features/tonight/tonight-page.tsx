import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { languages } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/tonight-page.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { tonightMessages } from "./messages.ts";
import { tonightStore } from "./phone/tonight-store.ts";
import { useTonightData } from "./phone/use-tonight-data.ts";
import { useWorker } from "./phone/use-worker.ts";
import { withUnsent } from "./phone/with-unsent.ts";
import { readTonight, requireCrew } from "./tonight-page.server.ts";
import { TonightView } from "./tonight-view.tsx";
import { UnsentBar } from "./unsent-bar.tsx";
import { VersionNote } from "./version-note.tsx";

export const loader = async (route: LoaderFunctionArgs) => readTonight(await requireCrew(route));

const schema = z.object({ language: z.enum(languages) });

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireCrew(route);
  return handleForm(route, { form: "language", schema }, async ({ language }) => {
    await chooseLanguage(db, actor, language);
    return redirectAfterPost("/office/tonight");
  });
}

export const meta = pageMetaIn((language) => tonightMessages(language).tonight);

export default function TonightPage({ loaderData }: Route.ComponentProps) {
  const phone = useTonightData(loaderData);
  const isNew = useWorker(loaderData.isKept);
  const { visits, more } = phone.data ?? loaderData;
  const language = useLanguage();
  return (
    <div className="max-w-2xl">
      <VersionNote isNew={isNew} />
      <UnsentBar state={phone.state} onSend={tonightStore.sendNow} />
      <div className="flex items-center justify-between gap-4">
        <PageTitle>{tonightMessages(language).tonight}</PageTitle>
        <LanguageSwitch />
      </div>
      <TonightView
        visits={visits.map((visit) => withUnsent(visit, phone.state.unsent, language))}
        more={more}
        unsent={phone.state.unsent}
      />
    </div>
  );
}
