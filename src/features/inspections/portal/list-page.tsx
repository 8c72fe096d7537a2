import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { readInspectionList } from "../list.server.ts";
import { ListScreen } from "../list-screen.tsx";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  return readInspectionList(route, actor, "/client-portal/inspections");
}

export const meta = () => pageMeta("Inspections");

export default function InspectionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      data={loaderData}
      tabs={["to-sign", "signed", "all"]}
      firstText="The first report appears here as soon as our supervisor finishes it."
    />
  );
}
