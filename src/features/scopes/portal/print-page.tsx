import type { LoaderFunctionArgs } from "react-router";
import { requireFacility } from "#features/facilities/portal/facility-page.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { scopeMessages } from "../messages.ts";
import { readScope } from "../read-scope.server.ts";
import { ScopeDocument } from "../scope-document.tsx";
import type { Route } from "./+types/print-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, path, facilityView, search } = await requireFacility(
    route,
    route.params.id,
  );
  const scope = await readScope(db, actor, facility.id, search);
  if (scope.shown === undefined) throw notFound();
  return { path, scope, facility: facilityView };
}

export const meta = pageMetaIn((language, data: Awaited<ReturnType<typeof loader>> | undefined) => {
  const { title, titleOf } = scopeMessages(language);
  return data === undefined ? title : titleOf({ facility: data.facility.name });
});

export default function PrintPage({ loaderData }: Route.ComponentProps) {
  const { facility, path, scope } = loaderData;
  return <ScopeDocument facility={facility} scope={scope} back={`${path}/scope`} />;
}
