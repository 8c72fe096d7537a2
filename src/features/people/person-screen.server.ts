/** One account, as people who look after it read and change it, in office and portal. */

import * as z from "zod/mini";
import type { ClientSummary } from "#features/facilities/list-clients.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { type RouteRequest, requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext, appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { refuseUntilConfirmed } from "#platform/http/refuse-until-confirmed.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { AccountsContext, RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { roleForm } from "#platform/identity/invitation-form.server.ts";
import {
  assign,
  changeRole,
  endSessionsOf,
  removePerson,
  resetSecondFactor,
  restorePerson,
  suspendPerson,
} from "#platform/identity/people/change-person.server.ts";
import { personTexts } from "#platform/identity/people/edit-person.server.ts";
import { resendInvitation } from "#platform/identity/people/invite-person.server.ts";
import { listPeople, type Person } from "#platform/identity/people/list-people.server.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { choicesFor, personProblems } from "./choices.server.ts";
import { peopleServerMessages } from "./messages.server.ts";
import { assignmentPrefixes, withTicks } from "./ticks.ts";

/** Differences between managing people in the office and in the portal. */
export interface PeopleView {
  path: "/office/people" | "/client-portal/people";
  /** @throws 404 for people who may change nobody there */
  enter(route: RouteRequest): Promise<Actor>;
}

export type PersonData = Awaited<ReturnType<typeof readPerson>>;

export async function readPerson(view: PeopleView, route: RouteRequest, id: string | undefined) {
  const { actor, person, db } = await findPerson(view, route, id);
  const among = isClientRole(person.role) ? "client" : "staff";
  const choices = await choicesFor(db, actor, among);
  const { lastSeenAt, ...shown } = person;
  const timeZone = await findTimeZoneOfPerson(db, actor.accountId);
  // A client's people are assigned facilities of their own client only.
  const clients = choices.clients.filter(
    ({ id: clientId }) => !person.clientId || clientId === person.clientId,
  );
  return {
    person: {
      ...shown,
      roleLabel: roleLabels(actor.language)[person.role],
      lastSeen: lastSeenAt && momentOf(lastSeenAt, actor.language, timeZone),
    },
    home: view.path,
    isOwn: person.id === actor.accountId,
    roles: choices.roles,
    clients,
    stored: storedTexts(person, clients),
    panels: await readRecordPanels(route, actor, { kind: "person", id: person.id }),
  };
}

/** Leaves out assignments that the form does not show, so that it does not take them back. */
function storedTexts(person: Person, clients: readonly ClientSummary[]): Texts {
  const facilities = clients.flatMap((client) => client.facilities);
  return personTexts({
    role: person.role,
    clientIds: person.clientIds.filter((id) => clients.some((client) => client.id === id)),
    facilityIds: person.facilityIds.filter((id) =>
      facilities.some((facility) => facility.id === id),
    ),
  });
}

/** @throws 404 for people who do not exist, or of whom the actor may not know */
async function findPerson(view: PeopleView, route: RouteRequest, id: string | undefined) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const person = (await listPeople(db, actor)).find((candidate) => candidate.id === id);
  if (person === undefined) throw notFound();
  return { actor, person, db };
}

const personForm = byLanguage((language) =>
  z.pipe(
    z.transform(withTicks),
    z.discriminatedUnion("form", [
      z.object({ form: z.literal("role"), ...roleForm(language).shape }),
      z.object({ form: z.enum(["suspend", "restore", "resend", "sign-out", "reset"]) }),
      z.object({
        form: z.literal("remove"),
        sure: z.literal("on", peopleServerMessages(language).sure),
      }),
    ]),
  ),
);

type PersonForm = z.infer<ReturnType<typeof personForm>>;
type Result = { ok: true } | { ok: false; reason: string } | EditRefusal;

const isEdit = (result: Result): result is EditRefusal => "both" in result;

export async function changePersonByForm(
  view: PeopleView,
  route: RouteRequest,
  id: string | undefined,
) {
  const { actor, person } = await findPerson(view, route, id);
  const { accounts } = route.context.get(accountContext);
  const { language } = actor;
  return handleFormOnce(
    route,
    { form: "person", schema: personForm(language), echoed, actor, db: accounts.db },
    async (fields, refuse, db, _, sent) => {
      const origin = requestOrigin(route);
      const result = await run({ ...accounts, db }, actor, person, {
        fields,
        seen: seenIn(sent),
        origin,
      });
      if (isEdit(result))
        return refuseEdit(refuse, result, "role" in fields ? personTexts(fields) : {}, {
          formatValue: formatRole(language),
        });
      if (!result.ok && result.reason === "confirm-first") return refuseUntilConfirmed(refuse);
      if (!result.ok)
        return refuse(
          409,
          personProblems(language)[result.reason] ?? peopleServerMessages(language).nothingChanged,
        );
      return redirectAfterPost(
        fields.form === "remove" ? view.path : `${view.path}/${person.id}?done=${fields.form}`,
      );
    },
  );
}

const echoed = ["form", "role", ...assignmentPrefixes];

/** Roles by their labels. */
const formatRole =
  (language: Language) =>
  (name: string, value: string): string =>
    name === "role"
      ? (Object.entries(roleLabels(language)).find(([role]) => role === value)?.[1] ?? value)
      : value;

interface Sent {
  fields: PersonForm;
  seen: Texts;
  origin: RequestOrigin;
}

function run(
  context: AccountsContext,
  actor: Actor,
  { id, role }: Person,
  { fields, seen, origin }: Sent,
): Promise<Result> {
  switch (fields.form) {
    case "role": {
      const { clientIds, facilityIds } = fields;
      // Assignments alone end no session.
      return fields.role === (seen.role ?? role)
        ? assign(context, actor, id, { clientIds, facilityIds, seen }, origin)
        : changeRole(
            context,
            actor,
            id,
            { role: fields.role, clientIds, facilityIds, seen },
            origin,
          );
    }
    case "suspend":
      return suspendPerson(context, actor, id, origin);
    case "restore":
      return restorePerson(context, actor, id, origin);
    case "resend":
      return resendInvitation(context, actor, id, origin);
    case "sign-out":
      return endSessionsOf(context, actor, id, origin);
    case "reset":
      return resetSecondFactor(context, actor, id, origin);
    case "remove":
      return removePerson(context, actor, id, origin);
  }
}
