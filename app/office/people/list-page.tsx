import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { listPeople } from "#domain/accounts/people/list-people.ts";
import { may } from "#domain/accounts/permissions.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { PeopleList } from "../../people/people-list.tsx";
import { searchPeople } from "../../people/shown-person.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "people.read")) throw new Response(null, { status: 404 });
  const people = await listPeople(route.context.get(appContext).db, actor);
  const found = searchPeople(route, people, ({ clientName }) => clientName ?? "Staff");
  return { ...found, mayChange: may(actor, "staff.change") };
}

export const meta = () => pageMeta("People");

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleList
      {...loaderData}
      home="/office/people"
      searched="Name, email, client or role"
      inviteLabel="Invite somebody"
    />
  );
}
