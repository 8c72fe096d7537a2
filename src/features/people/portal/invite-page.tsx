import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { appContext } from "#platform/http/context.ts";
import { colleagueForm } from "#platform/identity/invitation-form.server.ts";
import { inviteColleague } from "#platform/identity/people/invite-person.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { choicesFor } from "../choices.server.ts";
import { inviteByForm } from "../invite-screen.server.ts";
import { InviteScreen } from "../invite-screen.tsx";
import { peopleMessages } from "../messages.ts";
import { portalPeople } from "../people-view.server.ts";
import type { Route } from "./+types/invite-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await portalPeople.enter(route);
  return choicesFor(route.context.get(appContext).db, actor, "client");
}

export const action = (route: ActionFunctionArgs) =>
  inviteByForm(portalPeople, route, colleagueForm, inviteColleague);

export const meta = pageMetaIn((language) => peopleMessages(language).inviteColleague);

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { inviteColleague: title } = useMessages(peopleMessages);
  return (
    <InviteScreen
      title={title}
      choices={loaderData}
      answer={answer}
      ofClient
      firstRole="client-member"
    />
  );
}
