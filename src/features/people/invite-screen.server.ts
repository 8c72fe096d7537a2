/** Invites somebody by a form, in the office and in the portal. */
import * as z from "zod/mini";
import { type RouteRequest, requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { refuseUntilConfirmed } from "#platform/http/refuse-until-confirmed.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { AccountsContext, RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { InviteResult } from "#platform/identity/people/invite-person.server.ts";
import type { Language } from "#platform/language/language.ts";
import { personProblems } from "./choices.server.ts";
import { peopleServerMessages } from "./messages.server.ts";
import type { PeopleView } from "./person-screen.server.ts";
import { assignmentPrefixes, withTicks } from "./ticks.ts";

type Invite<Fields> = (
  context: AccountsContext,
  actor: Actor,
  fields: Fields,
  origin: RequestOrigin,
) => Promise<InviteResult>;

export async function inviteByForm<Fields extends object>(
  view: PeopleView,
  route: RouteRequest,
  form: (language: Language) => z.core.$ZodType<Fields, Record<string, unknown>>,
  invite: Invite<Fields>,
) {
  const actor = await view.enter(route);
  const schema = z.pipe(z.transform(withTicks), form(actor.language));
  const echoed = ["name", "email", "role", "clientId", ...assignmentPrefixes];
  const { accounts } = route.context.get(accountContext);
  const definition = { form: "invite", schema, echoed };
  const messages = peopleServerMessages(actor.language);
  const addition = { noun: "invitation", question: messages.again };
  return handleFormOnce(
    route,
    { ...definition, actor, db: accounts.db, adds: () => addition },
    async (fields, refuse, db) => {
      const result = await invite({ ...accounts, db }, actor, fields, requestOrigin(route));
      if (result.ok) return redirectAfterPost(view.path);
      if (result.reason === "confirm-first") return refuseUntilConfirmed(refuse);
      const sentence = personProblems(actor.language)[result.reason] ?? messages.nothingSent;
      const field = { "address-taken": "email", "unknown-client": "clientId" }[
        String(result.reason)
      ];
      return refuse(409, field ? { [field]: sentence } : sentence);
    },
  );
}
