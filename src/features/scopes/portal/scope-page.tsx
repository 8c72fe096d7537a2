import type { LoaderFunctionArgs } from "react-router";
import { requireFacility } from "#features/facilities/portal/facility-page.server.ts";
import { Header } from "#features/facilities/portal/header.tsx";
import { useLiveFacility } from "#features/facilities/use-live-facility.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { scopeMessages } from "../messages.ts";
import { readScope } from "../read-scope.server.ts";
import { ScopeScreen } from "../scope-screen.tsx";
import type { Route } from "./+types/scope-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, path, facilityView, search } = await requireFacility(
    route,
    route.params.id,
  );
  const scope = await readScope(db, actor, facility.id, search);
  return { path, scope, facility: facilityView };
}

export const meta = pageMetaIn((language, data: Awaited<ReturnType<typeof loader>> | undefined) => {
  const { title, titleOf } = scopeMessages(language);
  return data === undefined ? title : titleOf({ facility: data.facility.name });
});

export default function ScopePage({ loaderData }: Route.ComponentProps) {
  const { facility, path, scope } = loaderData;
  const { noneYetForClient } = useMessages(scopeMessages);
  useLiveFacility(facility.id);
  return (
    <>
      <Header facility={facility} path={path} />
      <ScopeScreen data={scope} path={`${path}/scope`} empty={noneYetForClient} />
    </>
  );
}
