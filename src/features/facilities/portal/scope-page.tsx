import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { readScope } from "../read-scope.server.ts";
import { ScopeScreen } from "../scope-screen.tsx";
import { useLiveFacility } from "../use-live-facility.ts";
import type { Route } from "./+types/scope-page.ts";
import { enterFacility } from "./facility.server.ts";
import { Header } from "./header.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, path, facilityView, search } = await enterFacility(
    route,
    route.params.id,
  );
  const scope = await readScope(db, actor, facility.id, search);
  return { path, scope, facility: facilityView };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Scope of work, ${loaderData.facility.name}` : "Scope of work");

export default function ScopePage({ loaderData }: Route.ComponentProps) {
  const { facility, path, scope } = loaderData;
  useLiveFacility(facility.id);
  return (
    <>
      <Header facility={facility} path={path} />
      <ScopeScreen
        data={scope}
        path={`${path}/scope`}
        empty="Your account team enters what is done, where and how often. It appears here once it’s agreed on."
      />
    </>
  );
}
