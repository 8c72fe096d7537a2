import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { squareFeetText } from "#features/facilities/areas/change-areas.server.ts";
import { facilityForm, timeZones } from "#features/facilities/client-form.ts";
import { createFacility } from "#features/facilities/create-client.server.ts";
import { recordLinks } from "#features/facilities/record-links.server.ts";
import { RecordLinks } from "#features/facilities/record-links.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { moneyText } from "#platform/format/money.ts";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import { requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { pageOfPeople } from "#platform/identity/people/list-people.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { ActionLink, TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { actionLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { findClient } from "../find-client.server.ts";
import { clientServerMessages } from "../messages.server.ts";
import { clientMessages } from "../messages.ts";
import type { Route } from "./+types/client-page.ts";
import { ClientFacilities } from "./client-facilities.tsx";

const uuid = z.uuid();

async function requireClientRecord(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const id = z.safeParse(uuid, route.params.id);
  const client = id.success ? await findClient(db, actor, id.data) : undefined;
  if (client === undefined) throw notFound();
  return { actor, db, client };
}

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, client } = await requireClientRecord(route);
  const { language } = actor;
  const messages = clientMessages(language);
  const people = may(actor, "people.read")
    ? await pageOfPeople(db, actor, { clientId: client.id })
    : undefined;
  return {
    id: client.id,
    panels: await readRecordPanels(route, actor, { kind: "client", id: client.id }),
    name: client.name,
    links: recordLinks(actor, { clientId: client.id }),
    facilities: client.facilities.map(
      ({ squareFeet, monthlyPriceCents, archivedAt, ...facility }) => ({
        ...facility,
        isArchived: archivedAt !== null,
        size: squareFeetText(squareFeet, language),
        price:
          monthlyPriceCents === null
            ? null
            : messages.facilities.perMonth({ price: moneyText(monthlyPriceCents) }),
      }),
    ),
    people: people?.people.map(({ id, name, email, role, state }) => ({
      id,
      name,
      email,
      state,
      role: roleLabels(actor.language)[role],
    })),
    hasMorePeople: people?.next !== undefined,
    mayChangePeople: may(actor, "client-people.change"),
    mayAdd: may(actor, "clients.change"),
    mayBill: may(actor, "invoices.change"),
    seesInsights: may(actor, "insights.read"),
    mayChangeLevels: may(actor, "service-levels.change"),
    zones: timeZones(language).map(({ value, label }) => ({ value, label })),
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db, client } = await requireClientRecord(route);
  if (!may(actor, "clients.change")) throw notFound();
  const form = {
    form: "facility",
    schema: facilityForm(actor.language),
    echoed: ["name", "timeZone"],
  };
  const question = clientServerMessages(actor.language).alreadyReceived.facility;
  const adds = () => ({ noun: "facility", question });
  return handleFormOnce(route, { ...form, actor, db, adds }, async (fields, refuse, db) => {
    const result = await createFacility({ db }, actor, client.id, fields);
    if (!result.ok) return refuse(409, clientMessages(actor.language).facilities.notAdded);
    return redirectAfterPost(`/office/clients/${client.id}/facilities/${result.id}`);
  });
}

export const meta = pageMetaIn(
  (language, data: Awaited<ReturnType<typeof loader>> | undefined) =>
    data?.name ?? clientMessages(language).one,
);

/** One client: where it is cleaned for, and its people. */
export default function ClientPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { id, name, facilities, people, hasMorePeople, mayChangePeople, mayAdd, zones } =
    loaderData;
  const messages = useMessages(clientMessages);
  useLiveRead(["client", "facility", "scope"], { clientId: id });
  return (
    <>
      <BackLink to="/office/clients">{messages.section}</BackLink>
      <PageTitle>{name}</PageTitle>
      <RecordLinks links={loaderData.links} />
      <ClientLinks {...loaderData} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <ClientFacilities clientId={id} facilities={facilities} />
          {mayAdd ? (
            <details className="mt-6" open={answer !== undefined}>
              <summary className={`${actionLinkClass} text-sm`}>{messages.facilities.add}</summary>
              <PostForm
                answer={answer}
                noValidate
                className="mt-2 flex max-w-sm flex-col items-start gap-4"
              >
                <Problem text={answer?.problem} />
                <TextField name="name" label={messages.facilities.name} maxLength={120} />
                <ChoiceField
                  name="timeZone"
                  label={messages.facilities.timeZone}
                  value="America/Chicago"
                  options={zones}
                />
                <CompactSubmitButton>{messages.facilities.addAction}</CompactSubmitButton>
              </PostForm>
            </details>
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          {people ? (
            <TitledSection titleId="people-title" title={messages.people.title} className="min-w-0">
              {people.length === 0 ? (
                <p className="mt-3 text-sm text-slate">{messages.people.noneYet}</p>
              ) : null}
              <ul className="mt-3 border-line text-sm not-empty:border-b">
                {people.map((person) => (
                  <li key={person.id} className="border-t border-line py-2">
                    {mayChangePeople ? (
                      <TextLink to={`/office/people/${person.id}`}>{person.name}</TextLink>
                    ) : (
                      <span className="font-semibold">{person.name}</span>
                    )}
                    <span className="block text-slate">
                      {person.state === "active"
                        ? person.role
                        : messages.people.roleAndState({
                            role: person.role,
                            state: messages.people.states[person.state],
                          })}
                    </span>
                    <span className="block break-all text-slate">{person.email}</span>
                  </li>
                ))}
              </ul>
              {hasMorePeople ? (
                <Link
                  to={`/office/people?${new URLSearchParams({ words: name })}`}
                  className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline"
                >
                  {messages.people.all({ client: name })}
                </Link>
              ) : null}
            </TitledSection>
          ) : null}
          <RecordPanel name="clientStart" panels={loaderData.panels} />
        </div>
      </div>
    </>
  );
}

type Rights = Pick<
  Route.ComponentProps["loaderData"],
  "id" | "mayChangeLevels" | "seesInsights" | "mayBill"
>;

function ClientLinks({ id, mayChangeLevels, seesInsights, mayBill }: Rights) {
  const { links: names } = useMessages(clientMessages);
  const links = [
    mayChangeLevels && (["service-levels", names.serviceLevels] as const),
    seesInsights && (["insights", names.insights] as const),
    mayBill && (["billing", names.billing] as const),
  ].filter((link) => link !== false);
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 text-sm empty:hidden">
      {links.map(([page, text]) => (
        <ActionLink key={page} to={`/office/clients/${id}/${page}`}>
          {text}
        </ActionLink>
      ))}
    </p>
  );
}
