import { Outlet } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorScreen } from "../document/error-screen.tsx";
import stylesheet from "./account.css?url";
import { NotFound } from "./not-found.tsx";
import { Shell } from "./shell.tsx";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export default function AccountLayout() {
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
