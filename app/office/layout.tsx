import { Outlet } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { FaultScreen } from "../document/fault-screen.tsx";
import { NotFound } from "./not-found.tsx";
import stylesheet from "./office.css?url";
import { Shell } from "./shell.tsx";

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
      <FaultScreen error={error} notFound={<NotFound />}>
        <ButtonLink to="">Try again</ButtonLink>
      </FaultScreen>
    </Shell>
  );
}
