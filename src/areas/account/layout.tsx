import { Outlet } from "react-router";
import { ErrorScreen } from "#platform/document/error-screen.tsx";
import { useCurrentScreen } from "#platform/navigation/current-screen.ts";
import { keepScreen } from "#platform/navigation/keep-screen.ts";
import { ButtonLink } from "#ui/button.tsx";
import stylesheet from "./account.css?url";
import { NotFound } from "./entry/not-found.tsx";
import { GuestFrame } from "./guest-frame.tsx";

export const clientMiddleware = [keepScreen];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

/** Before the sign-in and after it, the pages have shells of their own. */
export default function AccountLayout() {
  useCurrentScreen();
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <GuestFrame callUs="Trouble signing in? Call us at">
      <ErrorScreen error={error} notFound={<NotFound />}>
        <ButtonLink to="">Try again</ButtonLink>
      </ErrorScreen>
    </GuestFrame>
  );
}
