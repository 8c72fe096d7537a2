import { Outlet } from "react-router";
import { guardedBy, requireStaff } from "#app/http/actor.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorScreen } from "../document/error-screen.tsx";
import { NotFound } from "./not-found.tsx";
import stylesheet from "./office.css?url";
import { Shell } from "./shell.tsx";

export const middleware = [guardedBy(requireStaff)];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export default function OfficeLayout() {
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
