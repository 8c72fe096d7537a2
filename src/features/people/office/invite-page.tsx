import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { ChoiceField, namedOptions } from "#platform/forms/labeled-fields.tsx";
import { appContext } from "#platform/http/context.ts";
import { invitationForm } from "#platform/identity/invitation-form.ts";
import { invitePerson } from "#platform/identity/people/invite-person.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { choicesFor } from "../choices.server.ts";
import { inviteByForm } from "../invite.server.ts";
import { InviteScreen } from "../invite-screen.tsx";
import { officePeople } from "../people-view.server.ts";
import type { Route } from "./+types/invite-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await officePeople.enter(route);
  return choicesFor(route.context.get(appContext).db, actor, "all");
}

export const action = (route: ActionFunctionArgs) =>
  inviteByForm(officePeople, route, invitationForm, invitePerson);

export const meta = () => pageMeta("Invite someone");

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <InviteScreen
      title="Invite someone"
      choices={loaderData}
      answer={answer}
      ofClient={false}
      firstRole="account-manager"
    >
      <ChoiceField
        id="invite-client"
        label="Client"
        help="For client administrators and client members; staff have none"
        name="clientId"
        prompt="None: our own staff"
        options={namedOptions(loaderData.clients)}
        answer={answer}
      />
    </InviteScreen>
  );
}
