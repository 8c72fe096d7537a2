import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { findClientName } from "#features/facilities/find-facility.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { workOrderServerMessages } from "../messages.server.ts";
import { workOrderMessages } from "../messages.ts";
import {
  changeTargets,
  targetRows,
  targetsForm,
  targetsTexts,
} from "../service-levels/change-targets.server.ts";
import { readTargetsOf } from "../service-levels/read-targets.server.ts";
import { priorities } from "../service-levels/service-clock-types.ts";
import type { Route } from "./+types/service-levels-page.ts";
import { TargetFields } from "./target-fields.tsx";

const gone = () => notFound();

/** @throws 404 for people who may not change it, as for a client that does not exist */
async function requireServiceLevelEditor(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireStaff(route);
  const judged = z.safeParse(z.uuid(), rawId);
  if (!judged.success || !may(actor, "service-levels.change")) throw gone();
  const { db } = route.context.get(appContext);
  const name = await findClientName(db, actor, judged.data);
  if (name === undefined) throw gone();
  return { actor, db, name, id: judged.data };
}

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, id, name } = await requireServiceLevelEditor(route, route.params.id);
  const targets = await readTargetsOf(db, id);
  return {
    id,
    name,
    isDone: new URL(route.request.url).searchParams.has("done"),
    rows: targetRows(actor.language),
    stored: targetsTexts(targets),
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db, id } = await requireServiceLevelEditor(route, route.params.id);
  const echoed = priorities.map((priority) => `${priority}.`);
  const messages = workOrderServerMessages(actor.language).targets;
  const definition = { form: "targets", schema: targetsForm(actor.language), echoed };
  const inHours = (_: string, hours: string) => messages.value({ count: Number(hours) });
  return handleFormOnce(
    route,
    { ...definition, actor, db },
    async (targets, refuse, db, _, sent) => {
      const result = await changeTargets({ db }, actor, id, targets, seenIn(sent));
      if (!result.ok && result.reason === "edited-by-both")
        return refuseEdit(refuse, result, targetsTexts(targets), { formatValue: inHours });
      if (!result.ok) return refuse(409, messages.clientGone);
      return redirectAfterPost(`/office/clients/${id}/service-levels?done`);
    },
  );
}

export const meta = pageMetaIn((language, data: { name: string } | undefined) => {
  const { title, titleOf } = workOrderMessages(language).serviceLevels;
  return data ? titleOf({ client: data.name }) : title;
});

/** One client's targets, by priority. */
export default function ServiceLevelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { id, name, rows, stored, isDone } = loaderData;
  const place = usePlace();
  const { serviceLevels } = useMessages(workOrderMessages);
  return (
    <div className="max-w-2xl">
      <BackLink to={`/office/clients/${id}`}>{name}</BackLink>
      <PageTitle>{serviceLevels.title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{serviceLevels.note}</p>
      <StatusNotice>{isDone && !answer ? serviceLevels.saved : null}</StatusNotice>
      <PostForm
        answer={answer}
        key={place}
        className="mt-4 flex flex-col items-start gap-5"
        noValidate
      >
        <SeenFields stored={stored} />

        <Problem text={answer?.problem} />
        <TargetFields rows={rows} stored={stored} answer={answer} />
        <CompactSubmitButton>{serviceLevels.save}</CompactSubmitButton>
      </PostForm>
    </div>
  );
}
