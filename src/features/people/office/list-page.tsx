import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { peopleServerMessages } from "../messages.server.ts";
import { peopleMessages } from "../messages.ts";
import { PeopleList } from "../people-list.tsx";
import { readPeoplePage } from "../person-table-row.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route, "people.read");
  const { staff } = peopleServerMessages(actor.language);
  const page = await readPeoplePage(route, actor, ({ clientName }) => clientName ?? staff);
  return { ...page, mayChange: may(actor, "staff.change") };
}

export const meta = pageMetaIn((language) => peopleMessages(language).section);

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { list, inviteSomeone } = useMessages(peopleMessages);
  return (
    <PeopleList
      {...loaderData}
      home="/office/people"
      searched={list.searchedInOffice}
      inviteLabel={inviteSomeone}
    />
  );
}
