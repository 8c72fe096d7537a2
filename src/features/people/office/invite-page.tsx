import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/http/context.ts";
import { Field, fieldClass } from "#app/ui/form/compact-field.tsx";
import { invitationForm } from "#domain/accounts/invitation-form.ts";
import { invitePerson } from "#domain/accounts/people/invite-person.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { useAnswer } from "../../live/use-answer.ts";
import { choicesFor } from "../../people/choices.server.ts";
import { inviteByForm } from "../../people/invite.server.ts";
import { InviteScreen } from "../../people/invite-screen.tsx";
import type { Route } from "./+types/invite-page.ts";
import { officePeople } from "./office-people.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await officePeople.enter(route);
  return choicesFor(route.context.get(appContext).db, actor, "all");
}

export const action = (route: ActionFunctionArgs) =>
  inviteByForm(officePeople, route, invitationForm, invitePerson);

export const meta = () => pageMeta("Invite somebody");

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <InviteScreen
      title="Invite somebody"
      choices={loaderData}
      answer={answer}
      ofClient={false}
      firstRole="account-manager"
    >
      <Field
        id="invite-client"
        label="Client"
        error={answer?.errors.clientId}
        help="For client administrators and client members; staff have none"
      >
        {(given) => (
          <select
            {...given}
            name="clientId"
            defaultValue={answer?.values.clientId ?? ""}
            className={fieldClass}
          >
            <option value="">None: our own staff</option>
            {loaderData.clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </InviteScreen>
  );
}
