import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { pageMeta } from "../../document/page-meta.ts";
import { readInspectionList } from "../../inspections/list.server.ts";
import { addressOf } from "../../inspections/list-address.ts";
import { ListScreen } from "../../inspections/list-screen.tsx";
import type { Route } from "./+types/list-page.ts";
import { enterInspections, inspectionsPath } from "./office-inspections.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor } = await enterInspections(route);
  return readInspectionList(route, actor, inspectionsPath);
}

export const meta = () => pageMeta("Inspections");

export default function InspectionsPage({ loaderData }: Route.ComponentProps) {
  const { path } = loaderData;
  const exported = addressOf({ ...loaderData, path: `${path}/export.csv` }, {});
  return (
    <ListScreen
      data={loaderData}
      firstText="Plan the first one: its items come from the facility's scope of work."
      actions={
        <>
          <a href={exported} className={buttonClass("outline", "", "compact")} download>
            Export as CSV
          </a>
          <Link to={`${path}/rule`} className={buttonClass("outline", "", "compact")}>
            Inspect regularly
          </Link>
          <Link to={`${path}/new`} className={buttonClass("primary", "", "compact")}>
            New inspection
          </Link>
        </>
      }
    />
  );
}
