import { type LoaderFunctionArgs, Outlet } from "react-router";
import { ErrorScreen } from "#platform/document/error-screen.tsx";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useCurrentScreen } from "#platform/navigation/current-screen.ts";
import { keepScreen } from "#platform/navigation/keep-screen.ts";
import { ButtonLink } from "#ui/button.tsx";
import stylesheet from "./account.css?url";
import { NotFound } from "./entry/not-found.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { accountMessages } from "./messages.ts";

export const clientMiddleware = [keepScreen];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = async (route: LoaderFunctionArgs) => ({
  documentLanguage: await findReaderLanguage(route),
});

/** Pages before the sign-in and after it have shells of their own. */
export default function AccountLayout() {
  useCurrentScreen();
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { frame } = useMessages(accountMessages);
  return (
    <GuestFrame callUs={frame.troubleSigningIn}>
      <ErrorScreen error={error} notFound={<NotFound />}>
        <ButtonLink to="">{frame.tryAgain}</ButtonLink>
      </ErrorScreen>
    </GuestFrame>
  );
}
