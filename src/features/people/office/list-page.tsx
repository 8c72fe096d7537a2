import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { PeopleList } from "../people-list.tsx";
import { readPeoplePage } from "../person-table-row.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "people.read")) throw new Response(null, { status: 404 });
  const page = await readPeoplePage(route, actor, ({ clientName }) => clientName ?? "Staff");
  return { ...page, mayChange: may(actor, "staff.change") };
}

export const meta = () => pageMeta("People");

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleList
      {...loaderData}
      home="/office/people"
      searched="Name, email, client or role"
      inviteLabel="Invite someone"
    />
  );
}
