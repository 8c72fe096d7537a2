import type { LoaderFunctionArgs } from "react-router";
import {
  type FacilitySummary,
  listFacilities,
} from "#features/facilities/list-facilities.server.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { appContext } from "#platform/http/context.ts";
import type { Person } from "#platform/identity/people/list-people.server.ts";
import { PeopleList } from "../people-list.tsx";
import { portalPeople } from "../people-view.server.ts";
import { readPeoplePage } from "../person-table-row.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await portalPeople.enter(route);
  const { db } = route.context.get(appContext);
  const facilities = await listFacilities(db, actor);
  return readPeoplePage(route, actor, (person) => assignedTo(person, facilities));
}

function assignedTo({ role, facilityIds }: Person, facilities: readonly FacilitySummary[]) {
  if (role === "client-administrator") return "All facilities";
  const assigned = facilities.filter(({ id }) => facilityIds.includes(id));
  return assigned.map(({ name }) => name).join(", ") || "No facility yet";
}

export const meta = () => pageMeta("People");

/** A client's own people, for the client's administrators. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleList
      {...loaderData}
      home="/client-portal/people"
      searched="Name, email, facility or role"
      mayChange
      inviteLabel="Invite a colleague"
    />
  );
}
