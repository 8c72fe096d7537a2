import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { CancelForm } from "#platform/forms/cancel-form.tsx";
import { Command, CommandPanel } from "#platform/forms/commands.tsx";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { ActionLink, CompactButtonLink } from "#ui/links.tsx";
import { cancelVisit, reinstateVisit } from "../change-visit.server.ts";
import { visitMessages } from "../messages.ts";
import { cancelForm } from "../series/series-form.ts";
import { useFreshVisits } from "../use-fresh-visits.ts";
import { readVisit, type VisitData } from "../visit-detail.server.ts";
import { VisitScreen } from "../visit-screen.tsx";
import type { Route } from "./+types/visit-page.ts";
import { SavedNote } from "./saved-note.tsx";
import { requireScheduleReader, schedulePath, scheduleProblem } from "./schedule-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor } = await requireScheduleReader(route);
  const visit = await readVisit(route, actor, route.params.id);
  await recordOpened(route, actor, "visit", visit.id);
  const isSaved = new URL(route.request.url).searchParams.has("saved");
  const panels = await readRecordPanels(route, actor, { kind: "visit", id: visit.id });
  return { visit, panels, path: schedulePath, isSaved };
}

const schema = byLanguage((language) =>
  z.discriminatedUnion("step", [
    z.object({ step: z.literal("cancel"), ...cancelForm(language).shape }),
    z.object({ step: z.literal("reinstate") }),
  ]),
);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, queue } = await requireScheduleReader(route);
  const { id } = route.params;
  if (!isUuid(id)) throw notFound();
  return handleFormOnce(
    route,
    { form: "visit", schema: schema(actor.language), echoed: ["reason"], actor, db },
    async (fields, refuse, db) => {
      const result =
        fields.step === "cancel"
          ? await cancelVisit({ db, queue }, actor, id, fields.reason)
          : await reinstateVisit({ db, queue }, actor, id);
      if (result.ok) return redirectAfterPost(`${schedulePath}/${id}?saved=1`);
      if (result.reason === "not-found") throw notFound();
      return refuse(409, scheduleProblem(result.reason, actor.language));
    },
  );
}

export const meta = pageMetaIn((language, data: { visit: VisitData } | undefined) =>
  data ? `${data.visit.facilityName}, ${data.visit.day}` : visitMessages(language).one,
);

export default function VisitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section } = useMessages(visitMessages);
  const answer = useAnswer(actionData);
  useFreshVisits();
  const { visit, panels, path, isSaved } = loaderData;
  return (
    <>
      <p className="mb-2 text-sm">
        <ActionLink to={`${path}?on=${visit.date}`}>{section}</ActionLink>
      </p>
      <VisitScreen
        visit={visit}
        filesPath="/office/files"
        messages={<RecordPanel name="threads" panels={panels} />}
      >
        <SavedNote isShown={isSaved && !answer} />
        <VisitCommands visit={visit} path={path} answer={answer} />
        <RecordPanel name="visitRequests" panels={panels} />
      </VisitScreen>
    </>
  );
}

interface VisitCommandsProps {
  visit: Route.ComponentProps["loaderData"]["visit"];
  path: string;
  answer: Route.ComponentProps["actionData"];
}

function VisitCommands({ visit, path, answer }: VisitCommandsProps) {
  const { visit: texts } = useMessages(visitMessages);
  const isAhead = !visit.hasBegun;
  return (
    <CommandPanel problem={answer?.problem}>
      {visit.state === "scheduled" && isAhead ? (
        <CompactButtonLink to={`${path}/${visit.id}/edit`} look="primary">
          {texts.edit}
        </CompactButtonLink>
      ) : null}
      {visit.state === "cancelled" && isAhead ? (
        <Command fields={{ step: "reinstate" }} look="primary">
          {texts.reinstate}
        </Command>
      ) : null}
      {visit.extraText === undefined ? (
        <CompactButtonLink to={`${path}/series/${visit.seriesId}`}>
          {texts.openSeries}
        </CompactButtonLink>
      ) : null}
      {visit.state === "scheduled" ? (
        <CancelForm labels={texts.cancel} help={texts.reasonHelp} answer={answer} />
      ) : null}
    </CommandPanel>
  );
}
