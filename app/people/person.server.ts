/** One account, as it is read and changed by who looks after it: in the office, and in the portal. */
import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { type RouteRequest, requestOrigin } from "#app/http/actor.server.ts";
import { accountContext, appContext } from "#app/http/context.ts";
import type { AccountsContext, RequestOrigin } from "#domain/accounts/accounts-context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { roleForm } from "#domain/accounts/invitation-form.ts";
import { assign } from "#domain/accounts/people/assignments.ts";
import {
  changeRole,
  endSessionsOf,
  removePerson,
  resetSecondFactor,
  restorePerson,
  suspendPerson,
} from "#domain/accounts/people/change-person.ts";
import { resendInvitation } from "#domain/accounts/people/invite-person.ts";
import { listPeople, type Person } from "#domain/accounts/people/list-people.ts";
import { isClientRole, roleLabels } from "#domain/accounts/roles.ts";
import { momentOf } from "../document/moment.ts";
import { choicesFor, personProblems } from "./choices.server.ts";
import { withTicks } from "./ticks.ts";

/** Where people are looked after. */
export interface PeopleRoom {
  path: "/office/people" | "/client-portal/people";
  /** @throws 404 for who may change nobody there */
  enter(route: RouteRequest): Promise<Actor>;
}

export type PersonData = Awaited<ReturnType<typeof readPerson>>;

export async function readPerson(room: PeopleRoom, route: RouteRequest, id: string | undefined) {
  const { actor, person, db } = await findPerson(room, route, id);
  const among = isClientRole(person.role) ? "client" : "staff";
  const choices = await choicesFor(db, actor, among);
  const { lastSeenAt, ...shown } = person;
  return {
    person: {
      ...shown,
      roleLabel: roleLabels[person.role],
      lastSeen: lastSeenAt && momentOf(lastSeenAt),
    },
    home: room.path,
    isOwn: person.id === actor.accountId,
    roles: choices.roles,
    // A client's people are assigned facilities of their own client only.
    clients: choices.clients.filter(({ id: one }) => !person.clientId || one === person.clientId),
  };
}

/** @throws 404 for people who do not exist, or of whom the actor may not know */
async function findPerson(room: PeopleRoom, route: RouteRequest, id: string | undefined) {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const person = (await listPeople(db, actor)).find((one) => one.id === id);
  if (person === undefined) throw new Response(null, { status: 404 });
  return { actor, person, db };
}

const schema = z.pipe(
  z.transform(withTicks),
  z.discriminatedUnion("form", [
    z.object({ form: z.literal("role"), ...roleForm.shape }),
    z.object({ form: z.enum(["suspend", "restore", "resend", "sign-out", "reset"]) }),
    z.object({
      form: z.literal("remove"),
      sure: z.literal("on", "Please confirm that the account is to be removed"),
    }),
  ]),
);

type PersonForm = z.infer<typeof schema>;
type Result = { ok: true } | { ok: false; reason: string };

export async function changePersonByForm(
  room: PeopleRoom,
  route: RouteRequest,
  id: string | undefined,
) {
  const { actor, person } = await findPerson(room, route, id);
  return takeForm(route, { form: "person", schema }, async (fields, refuse) => {
    const { accounts } = route.context.get(accountContext);
    const result = await run(accounts, actor, person, fields, requestOrigin(route));
    if (!result.ok) return refuse(409, personProblems[result.reason] ?? "Nothing was changed.");
    return goOn(
      fields.form === "remove" ? room.path : `${room.path}/${person.id}?done=${fields.form}`,
    );
  });
}

function run(
  context: AccountsContext,
  actor: Actor,
  { id, role }: Person,
  fields: PersonForm,
  origin: RequestOrigin,
): Promise<Result> {
  switch (fields.form) {
    case "role":
      // Assignments alone end no session.
      return fields.role === role
        ? assign(context, actor, id, fields, origin)
        : changeRole(context, actor, id, fields, origin);
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
