import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { readSigns } from "../../facilities/signs.server.ts";
import { SignsScreen } from "../../facilities/signs-screen.tsx";
import { useLiveFacility } from "../../facilities/use-live-facility.ts";
import type { Route } from "./+types/signs-page.ts";
import { enterFacility } from "./client-facility.server.ts";
import { Header } from "./header.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, facility, path, shown } = await enterFacility(route, route.params.id);
  return { path, facility: shown, signs: await readSigns(route, actor, facility) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Signs, ${loaderData.facility.name}` : "Signs");

/** Client administrators print them; our staff make them. */
export default function SignsPage({ loaderData }: Route.ComponentProps) {
  const { facility, path, signs } = loaderData;
  useLiveFacility(facility.id);
  return (
    <>
      <Header facility={facility} path={path} />
      <SignsScreen
        data={signs}
        path={`${path}/signs`}
        seenBy="you see"
        empty="There are no signs yet. Your account manager makes them; then you can print them here."
      />
    </>
  );
}
