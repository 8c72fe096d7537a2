import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { clientForm, facilityForm, timeZones } from "#features/facilities/client-form.ts";
import { createClient, createFacility } from "#features/facilities/create-client.server.ts";
import { pageOfClients } from "#features/facilities/list-clients.server.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import { requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { SearchField } from "#ui/form/filter-fields.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { actionLinkClass } from "#ui/text-link.ts";
import { clientServerMessages } from "../messages.server.ts";
import { clientMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";

const path = "/office/clients";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route, "clients.read");
  const { db } = route.context.get(appContext);
  const search = new URL(route.request.url).searchParams;
  const words = (search.get("words") ?? "").trim().slice(0, 200);
  const from = z.safeParse(z.uuid(), search.get("from")).data;
  return {
    ...(await pageOfClients(db, actor, { words, from })),
    words,
    isFirst: from === undefined,
    mayChange: may(actor, "clients.change"),
    zones: timeZones(actor.language).map(({ value, label }) => ({ value, label })),
  };
}

const schemaIn = byLanguage((language) =>
  z.discriminatedUnion("form", [
    z.object({ form: z.literal("client"), ...clientForm(language).shape }),
    z.object({ form: z.literal("facility"), clientId: z.uuid(), ...facilityForm(language).shape }),
  ]),
);

export async function action(route: ActionFunctionArgs) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  if (!may(actor, "clients.change")) throw notFound();
  const schema = schemaIn(actor.language);
  const echoed = ["form", "clientId", "name", "timeZone"];
  return handleFormOnce(
    route,
    { form: "clients", schema, echoed, actor, db, adds },
    async (fields, refuse, db) => {
      const result =
        fields.form === "client"
          ? await createClient({ db }, actor, fields)
          : await createFacility({ db }, actor, fields.clientId, fields);
      const { list } = clientMessages(actor.language);
      if (!result.ok && result.reason === "same-name")
        return refuse(409, { name: list.sameName({ name: fields.name }) });
      if (!result.ok) return refuse(409, list.gone);
      const id = fields.form === "client" ? result.id : fields.clientId;
      return redirectAfterPost(`${path}?from=${id}#client-${id}`);
    },
  );
}

function adds(fields: z.infer<ReturnType<typeof schemaIn>>, language: Language) {
  const { client, facility } = clientServerMessages(language).alreadyReceived;
  return fields.form === "client"
    ? { noun: "client", question: client }
    : { noun: "facility", to: fields.clientId, question: facility };
}

export const meta = pageMetaIn((language) => clientMessages(language).section);

/** Clients and their facilities, as far as the reader looks after them. */
export default function ClientsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { clients, words, isFirst, next, mayChange, zones } = loaderData;
  const to = (from?: string) =>
    `${path}?${new URLSearchParams({ ...(words && { words }), ...(from && { from }) })}`;
  const { section, list, facilities: ofFacilities } = useMessages(clientMessages);
  useLiveRead(["client", "facility"]);
  const faultAt = answer && (answer.values.clientId || "new");
  const hasSameName =
    faultAt === "new" &&
    answer?.errors.name === list.sameName({ name: answer?.values.name?.trim() ?? "" });
  return (
    <>
      <PageTitle>{section}</PageTitle>
      {mayChange ? (
        <PostForm className="mt-6 flex flex-wrap items-start gap-3" key={`new-${clients.length}`}>
          <input type="hidden" name="form" value="client" />
          {faultAt === "new" ? <Problem text={answer?.problem} /> : null}
          <div className="w-full max-w-sm">
            <TextField
              name="name"
              id="client-name"
              label={list.newClient}
              required
              maxLength={120}
              answer={faultAt === "new" ? answer : undefined}
            />
            {hasSameName ? (
              <label className="mt-3 flex min-h-11 items-center gap-2 text-sm">
                <input type="checkbox" name="isAnother" value="yes" className="size-5" />
                {list.anotherOfName}
              </label>
            ) : null}
          </div>
          <CompactSubmitButton className="sm:mt-7">{list.add}</CompactSubmitButton>
        </PostForm>
      ) : null}
      <Form method="get" role="search" key={words} className="my-5 flex gap-3">
        <SearchField label={list.search} value={words} placeholder={list.searchPlaceholder} />
        <CompactSubmitButton look="outline">{list.find}</CompactSubmitButton>
      </Form>
      {clients.length === 0 ? (
        <EmptyState
          className="mt-8"
          title={words === "" ? list.noneYet : list.noMatch}
          text={words !== "" ? list.tryFirstLetters : mayChange ? list.addFirst : list.notAssigned}
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
              <p className="mt-2 text-sm text-slate">{ofFacilities.noneYet}</p>
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
                      {list.allFacilities({ count: facilityCount })}
                    </Link>
                  </li>
                ) : null}
              </ul>
            )}
            {mayChange ? (
              <details className="mt-2" open={faultAt === id}>
                <summary className={`${actionLinkClass} text-sm`}>{ofFacilities.add}</summary>
                <PostForm
                  answer={faultAt === id ? answer : undefined}
                  className="mt-2 grid gap-3"
                  key={facilities.length}
                >
                  <input type="hidden" name="form" value="facility" />
                  <input type="hidden" name="clientId" value={id} />
                  {faultAt === id ? <Problem text={answer?.problem} /> : null}
                  <TextField
                    name="name"
                    id={`facility-${id}`}
                    label={ofFacilities.name}
                    required
                    maxLength={120}
                  />
                  <ChoiceField
                    id={`zone-${id}`}
                    label={ofFacilities.timeZone}
                    name="timeZone"
                    options={zones}
                    value="America/Chicago"
                  />
                  <CompactSubmitButton look="outline" className="justify-self-start">
                    {ofFacilities.addAction}
                  </CompactSubmitButton>
                </PostForm>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
      <PageLinks first={isFirst ? undefined : to()} next={next && to(next)} />
    </>
  );
}
