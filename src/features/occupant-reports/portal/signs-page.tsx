import type { LoaderFunctionArgs } from "react-router";
import { requireFacility } from "#features/facilities/portal/facility-page.server.ts";
import { Header } from "#features/facilities/portal/header.tsx";
import { useLiveFacility } from "#features/facilities/use-live-facility.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { occupantMessages } from "../messages.ts";
import { readSigns } from "../signs-screen.server.ts";
import { SignsScreen } from "../signs-screen.tsx";
import type { Route } from "./+types/signs-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, facility, path, facilityView } = await requireFacility(route, route.params.id);
  return { path, facility: facilityView, signs: await readSigns(route, actor, facility) };
}

export const meta = pageMetaIn((language, data: { facility: { name: string } } | undefined) => {
  const { title, titleOf } = occupantMessages(language).signs;
  return data ? titleOf({ facility: data.facility.name }) : title;
});

/** Client administrators print them; our staff make them. */
export default function SignsPage({ loaderData }: Route.ComponentProps) {
  const { facility, path, signs } = loaderData;
  useLiveFacility(facility.id);
  return (
    <>
      <Header facility={facility} path={path} />
      <SignsScreen data={signs} path={`${path}/signs`} audience="client" />
    </>
  );
}
