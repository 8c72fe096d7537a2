import { Outlet } from "react-router";
import { company } from "#content/company.ts";
import { Shell } from "#features/occupant-reports/shell.tsx";
import { ErrorScreen } from "#platform/document/error-screen.tsx";
import { NotFound } from "./not-found.tsx";
import stylesheet from "./occupant.css?url";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

/**
 * A cheap phone on a weak signal shows it at once: there is nothing here that needs a script. The page of
 * an open report has a short one in its HTML (`keep-current.ts`).
 */
export const handle = { isScriptless: true };

/** People who have scanned the sign of a room, and have no account, come here. */
export default function OccupantLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorScreen error={error} notFound={<NotFound />}>
        <a href={company.phone.href}>{company.phone.display}</a>
      </ErrorScreen>
    </Shell>
  );
}
