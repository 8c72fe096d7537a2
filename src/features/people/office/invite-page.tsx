import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, namedOptions } from "#platform/forms/labeled-fields.tsx";
import { appContext } from "#platform/http/context.ts";
import { invitationForm } from "#platform/identity/invitation-form.server.ts";
import { invitePerson } from "#platform/identity/people/invite-person.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { choicesFor } from "../choices.server.ts";
import { inviteByForm } from "../invite-screen.server.ts";
import { InviteScreen } from "../invite-screen.tsx";
import { peopleMessages } from "../messages.ts";
import { officePeople } from "../people-view.server.ts";
import type { Route } from "./+types/invite-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await officePeople.enter(route);
  return choicesFor(route.context.get(appContext).db, actor, "all");
}

export const action = (route: ActionFunctionArgs) =>
  inviteByForm(officePeople, route, invitationForm, invitePerson);

export const meta = pageMetaIn((language) => peopleMessages(language).inviteSomeone);

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { inviteSomeone, invite } = useMessages(peopleMessages);
  return (
    <InviteScreen
      title={inviteSomeone}
      choices={loaderData}
      answer={answer}
      ofClient={false}
      firstRole="account-manager"
    >
      <ChoiceField
        id="invite-client"
        label={invite.client}
        help={invite.clientHelp}
        name="clientId"
        prompt={invite.noClient}
        options={namedOptions(loaderData.clients)}
      />
    </InviteScreen>
  );
}
