import type { LoaderFunctionArgs } from "react-router";
import { type FacilitySummary, listFacilities } from "#features/facilities/find-facility.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { appContext } from "#platform/http/context.ts";
import type { Person } from "#platform/identity/people/list-people.server.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { peopleServerMessages } from "../messages.server.ts";
import { peopleMessages } from "../messages.ts";
import { PeopleList } from "../people-list.tsx";
import { portalPeople } from "../people-view.server.ts";
import { readPeoplePage } from "../person-table-row.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await portalPeople.enter(route);
  const { db } = route.context.get(appContext);
  const facilities = await listFacilities(db, actor);
  return readPeoplePage(route, actor, (person) => assignedTo(person, facilities, actor.language));
}

function assignedTo(
  { role, facilityIds }: Person,
  facilities: readonly FacilitySummary[],
  language: Language,
): string {
  const { allFacilities, noFacility } = peopleServerMessages(language);
  if (role === "client-administrator") return allFacilities;
  const assigned = facilities.filter(({ id }) => facilityIds.includes(id));
  return assigned.map(({ name }) => name).join(", ") || noFacility;
}

export const meta = pageMetaIn((language) => peopleMessages(language).section);

/** A client's own people, for the client's administrators. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { list, inviteColleague } = useMessages(peopleMessages);
  return (
    <PeopleList
      {...loaderData}
      home="/client-portal/people"
      searched={list.searchedInPortal}
      mayChange
      inviteLabel={inviteColleague}
    />
  );
}
