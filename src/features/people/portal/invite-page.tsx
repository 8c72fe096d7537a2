import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/http/context.ts";
import { colleagueForm } from "#domain/accounts/invitation-form.ts";
import { inviteColleague } from "#domain/accounts/people/invite-person.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { useAnswer } from "../../live/use-answer.ts";
import { choicesFor } from "../../people/choices.server.ts";
import { inviteByForm } from "../../people/invite.server.ts";
import { InviteScreen } from "../../people/invite-screen.tsx";
import type { Route } from "./+types/invite-page.ts";
import { clientPeople } from "./client-people.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await clientPeople.enter(route);
  return choicesFor(route.context.get(appContext).db, actor, "client");
}

export const action = (route: ActionFunctionArgs) =>
  inviteByForm(clientPeople, route, colleagueForm, inviteColleague);

export const meta = () => pageMeta("Invite a colleague");

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <InviteScreen
      title="Invite a colleague"
      choices={loaderData}
      answer={answer}
      ofClient
      firstRole="client-member"
    />
  );
}
