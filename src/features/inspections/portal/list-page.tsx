import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { readInspectionList } from "../list-screen.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { inspectionMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  return readInspectionList(route, actor, "/client-portal/inspections");
}

export const meta = pageMetaIn((language) => inspectionMessages(language).section);

export default function InspectionsPage({ loaderData }: Route.ComponentProps) {
  const { list } = useMessages(inspectionMessages);
  return (
    <ListScreen
      data={loaderData}
      tabs={["to-sign", "signed", "all"]}
      firstText={list.firstForClient}
    />
  );
}
