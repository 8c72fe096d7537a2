import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { type RouteRequest, requestOrigin, requireStaff } from "#app/http/actor.server.ts";
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
import { may } from "#domain/accounts/permissions.ts";
import { isClientRole, roleLabels } from "#domain/accounts/roles.ts";
import { momentOf } from "../moment.ts";
import { choicesFor, personProblems, withTicks } from "./choices.server.ts";

export async function readPerson(route: RouteRequest, id: string | undefined) {
  const { actor, person, db } = await findPerson(route, id);
  const among = isClientRole(person.role) ? "client" : "staff";
  const choices = await choicesFor(db, actor, among);
  const { lastSeenAt, ...shown } = person;
  return {
    person: {
      ...shown,
      roleLabel: roleLabels[person.role],
      lastSeen: lastSeenAt && momentOf(lastSeenAt),
    },
    isOwn: person.id === actor.accountId,
    roles: choices.roles,
    // A client's people are assigned facilities of their own client only.
    clients: choices.clients.filter(({ id: one }) => !person.clientId || one === person.clientId),
  };
}

/** @throws 404 for who may change nobody, and for people who do not exist */
async function findPerson(route: RouteRequest, id: string | undefined) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const person = may(actor, "staff.change")
    ? (await listPeople(db, actor)).find((one) => one.id === id)
    : undefined;
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

export async function changePersonByForm(route: RouteRequest, id: string | undefined) {
  const { actor, person } = await findPerson(route, id);
  return takeForm(route, { form: "person", schema }, async (fields, refuse) => {
    const { accounts } = route.context.get(accountContext);
    const result = await run(accounts, actor, person, fields, requestOrigin(route));
    if (!result.ok) return refuse(409, personProblems[result.reason] ?? "Nothing was changed.");
    return goOn(
      fields.form === "remove"
        ? "/office/people"
        : `/office/people/${person.id}?done=${fields.form}`,
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
