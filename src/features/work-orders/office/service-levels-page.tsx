import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { findClientName } from "#features/facilities/list-facilities.server.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { changeTargets, targetsTexts } from "../service-levels/change-targets.server.ts";
import { priorities, priorityLabels, priorityMeanings } from "../service-levels/priority-types.ts";
import { readTargetsOf } from "../service-levels/read-targets.server.ts";
import { fieldOf, targetsForm } from "../service-levels/targets-form.ts";
import type { Route } from "./+types/service-levels-page.ts";

const gone = () => new Response(null, { status: 404 });

/** @throws 404 for people who may not change it, as for a client that does not exist */
async function enter(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireStaff(route);
  const judged = z.safeParse(z.uuid(), rawId);
  if (!judged.success || !may(actor, "service-levels.change")) throw gone();
  const { db } = route.context.get(appContext);
  const name = await findClientName(db, actor, judged.data);
  if (name === undefined) throw gone();
  return { actor, db, name, id: judged.data };
}

export async function loader(route: LoaderFunctionArgs) {
  const { db, id, name } = await enter(route, route.params.id);
  const targets = await readTargetsOf(db, id);
  return {
    id,
    name,
    isDone: new URL(route.request.url).searchParams.has("done"),
    rows: priorities.map((priority) => ({
      priority,
      label: priorityLabels[priority],
      meaning: priorityMeanings[priority],
    })),
    stored: targetsTexts(targets),
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db, id } = await enter(route, route.params.id);
  const echoed = priorities.map((priority) => `${priority}.`);
  const definition = { form: "targets", schema: targetsForm, echoed };
  return handleFormOnce(
    route,
    { ...definition, actor, db },
    async (targets, refuse, db, _, sent) => {
      const result = await changeTargets({ db }, actor, id, targets, seenIn(sent));
      if (!result.ok && result.reason === "edited-by-both")
        return refuseEdit(refuse, result, targetsTexts(targets), { formatValue: inHours });
      if (!result.ok) return refuse(409, "This client no longer exists. Nothing was changed.");
      return redirectAfterPost(`/office/clients/${id}/service-levels?done`);
    },
  );
}

const inHours = (_: string, hours: string) => `${hours} ${hours === "1" ? "hour" : "hours"}`;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Service levels, ${loaderData.name}` : "Service levels");

/** How soon we answer and are done, by priority, for one client. */
export default function ServiceLevelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { id, name, rows, stored, isDone } = loaderData;
  const place = usePlace();
  return (
    <div className="max-w-2xl">
      <BackLink to={`/office/clients/${id}`}>{name}</BackLink>
      <PageTitle>Service levels</PageTitle>
      <p className="mt-3 text-sm text-slate">
        Hours count around the clock for emergencies, and while the facility is open for everything
        else. Changes also apply to open work orders.
      </p>
      <div role="status" className="mt-4 empty:hidden">
        {isDone && !answer ? <p className="rounded-md bg-tint p-3 text-sm">Saved.</p> : null}
      </div>
      <Form key={place} method="post" className="mt-4 flex flex-col items-start gap-5" noValidate>
        <AttemptField />
        <SeenFields stored={stored} answer={answer} />

        <Problem text={answer?.problem} />
        {rows.map(({ priority, label, meaning }) => (
          <fieldset key={priority} className="w-full border-t border-line pt-4">
            <legend className="float-left w-full font-semibold">{label}</legend>
            <p className="clear-both text-sm text-slate">{meaning}.</p>
            <div className="mt-3 grid gap-4 sm:grid-cols-2">
              {(
                [
                  ["response", "Respond within (hours)"],
                  ["resolution", "Finish within (hours)"],
                ] as const
              ).map(([clock, question]) => {
                const field = fieldOf(priority, clock);
                return (
                  <Field
                    key={clock}
                    id={`target-${priority}-${clock}`}
                    label={question}
                    error={answer?.errors[field]}
                  >
                    {(control) => (
                      <input
                        {...control}
                        name={field}
                        inputMode="decimal"
                        defaultValue={answer?.values[field] ?? stored[field]}
                        className={`${fieldClass} tabular-nums`}
                      />
                    )}
                  </Field>
                );
              })}
            </div>
          </fieldset>
        ))}
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Save
        </button>
      </Form>
    </div>
  );
}
