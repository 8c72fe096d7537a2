import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { clientForm, facilityForm, timeZones } from "#features/facilities/client-form.ts";
import { createClient, createFacility } from "#features/facilities/create-client.server.ts";
import { pageOfClients } from "#features/facilities/page-of-clients.server.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { ChoiceField } from "#platform/forms/labeled-fields.tsx";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { SearchField } from "#ui/form/filter-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/list-page.ts";

const path = "/office/clients";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "clients.read")) throw new Response(null, { status: 404 });
  const { db } = route.context.get(appContext);
  const search = new URL(route.request.url).searchParams;
  const words = (search.get("words") ?? "").trim().slice(0, 200);
  const from = z.safeParse(z.uuid(), search.get("from")).data;
  return {
    ...(await pageOfClients(db, actor, { words, from })),
    words,
    isFirst: from === undefined,
    mayChange: may(actor, "clients.change"),
    zones: timeZones.map(({ value, label }) => ({ value, label })),
  };
}

const schema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("client"), ...clientForm.shape }),
  z.object({ form: z.literal("facility"), clientId: z.uuid(), ...facilityForm.shape }),
]);

export async function action(route: ActionFunctionArgs) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  if (!may(actor, "clients.change")) throw new Response(null, { status: 404 });
  const echoed = ["form", "clientId", "name", "timeZone"];
  return handleFormOnce(
    route,
    { form: "clients", schema, echoed, actor, db, adds },
    async (fields, refuse, db) => {
      const result =
        fields.form === "client"
          ? await createClient({ db }, actor, fields)
          : await createFacility({ db }, actor, fields.clientId, fields);
      if (!result.ok) return refuse(409, "This client no longer exists. Nothing was added.");
      const id = fields.form === "client" ? result.id : fields.clientId;
      return redirectAfterPost(`${path}?from=${id}#client-${id}`);
    },
  );
}

const adds = (fields: z.infer<typeof schema>) =>
  fields.form === "client" ? { noun: "client" } : { noun: "facility", to: fields.clientId };

export const meta = () => pageMeta("Clients");

/** Clients and their facilities, as far as the reader looks after them. */
export default function ClientsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { clients, words, isFirst, next, mayChange, zones } = loaderData;
  const to = (from?: string) =>
    `${path}?${new URLSearchParams({ ...(words && { words }), ...(from && { from }) })}`;
  useLiveRead(["client", "facility"]);
  const faultAt = answer && (answer.values.clientId || "new");
  return (
    <>
      <PageTitle>Clients</PageTitle>
      {mayChange ? (
        <Form
          method="post"
          className="mt-6 flex flex-wrap items-start gap-3"
          key={`new-${clients.length}`}
        >
          <AttemptField />

          <input type="hidden" name="form" value="client" />
          {faultAt === "new" ? <Problem text={answer?.problem} /> : null}
          <div className="w-full max-w-sm">
            <Field
              id="client-name"
              label="New client"
              error={faultAt === "new" ? answer?.errors.name : undefined}
            >
              {(control) => (
                <input {...control} name="name" required maxLength={120} className={fieldClass} />
              )}
            </Field>
          </div>
          <button type="submit" className={buttonClass("primary", "sm:mt-7", "compact")}>
            Add the client
          </button>
        </Form>
      ) : null}
      <Form method="get" role="search" key={words} className="my-5 flex gap-3">
        <SearchField label="Search clients" value={words} placeholder="Client, facility or city" />
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          Find
        </button>
      </Form>
      {clients.length === 0 ? (
        <EmptyState
          className="mt-8"
          title={words === "" ? "No clients yet" : "No client matches"}
          text={
            words !== ""
              ? "Try the first letters of a client or facility name."
              : mayChange
                ? "Add the first one, then invite its people."
                : "Clients appear here once an administrator has assigned you to them."
          }
        />
      ) : null}
      <ul className="mt-5 grid gap-4 xl:grid-cols-2">
        {clients.map(({ id, name, facilities, facilityCount }) => (
          <li key={id} id={`client-${id}`} className="rounded-lg border border-line bg-white p-5">
            <h2 className="text-subtitle font-semibold tracking-snug break-words">
              <Link
                to={`/office/clients/${id}`}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </h2>
            {facilities.length === 0 ? (
              <p className="mt-2 text-sm text-slate">No facilities yet</p>
            ) : (
              <ul className="mt-2 text-sm">
                {facilities.map((facility) => (
                  <li
                    key={facility.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 first:border-t-0"
                  >
                    <Link
                      to={`/office/clients/${id}/facilities/${facility.id}`}
                      className="inline-flex min-h-11 min-w-0 items-center font-semibold break-words text-teal underline-offset-4 hover:underline sm:min-h-8"
                    >
                      {facility.name}
                    </Link>
                    <span className="text-slate">
                      {zones.find(({ value }) => value === facility.timeZone)?.label ??
                        facility.timeZone}
                    </span>
                  </li>
                ))}
                {facilityCount > facilities.length ? (
                  <li className="border-t border-line py-1">
                    <Link
                      to={`/office/clients/${id}`}
                      className="inline-flex min-h-11 items-center font-semibold text-teal tabular-nums underline-offset-4 hover:underline sm:min-h-8"
                    >
                      All {facilityCount.toLocaleString("en-US")} facilities
                    </Link>
                  </li>
                ) : null}
              </ul>
            )}
            {mayChange ? (
              <details className="mt-2" open={faultAt === id}>
                <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
                  Add a facility
                </summary>
                <Form method="post" className="mt-2 grid gap-3" key={facilities.length}>
                  <AttemptField />

                  <input type="hidden" name="form" value="facility" />
                  <input type="hidden" name="clientId" value={id} />
                  {faultAt === id ? <Problem text={answer?.problem} /> : null}
                  <Field
                    id={`facility-${id}`}
                    label="Name"
                    error={faultAt === id ? answer?.errors.name : undefined}
                  >
                    {(control) => (
                      <input
                        {...control}
                        name="name"
                        required
                        maxLength={120}
                        className={fieldClass}
                      />
                    )}
                  </Field>
                  <ChoiceField
                    id={`zone-${id}`}
                    label="Time zone"
                    name="timeZone"
                    options={zones}
                    value="America/Chicago"
                    answer={faultAt === id ? answer : undefined}
                  />
                  <button
                    type="submit"
                    className={buttonClass("outline", "justify-self-start", "compact")}
                  >
                    Add the facility
                  </button>
                </Form>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
      <PageLinks first={isFirst ? undefined : to()} next={next && to(next)} />
    </>
  );
}
