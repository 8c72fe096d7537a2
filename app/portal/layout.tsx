import { Outlet } from "react-router";
import { guardedBy, requireClient } from "#app/http/actor.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorScreen } from "../document/error-screen.tsx";
import { NotFound } from "./not-found.tsx";
import stylesheet from "./portal.css?url";
import { Shell } from "./shell.tsx";

export const middleware = [guardedBy(requireClient)];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export default function PortalLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorScreen error={error} notFound={<NotFound />}>
        <ButtonLink to="">Try again</ButtonLink>
      </ErrorScreen>
    </Shell>
  );
}
