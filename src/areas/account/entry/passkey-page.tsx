import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { nextOf } from "#platform/http/login.server.ts";
import { withNext } from "#platform/http/next-path.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { NoPasskeys } from "../no-passkeys.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { Screen, TextLink } from "../screen.tsx";
import type { Route } from "./+types/passkey-page.ts";

export const loader = (route: LoaderFunctionArgs) => ({
  next: nextOf(route),
  isUsable: hasPasskeys(route),
});

export const meta = () => pageMeta("Log in with a passkey");

export default function PasskeyPage({ loaderData: { next, isUsable } }: Route.ComponentProps) {
  return (
    <Screen
      title="Log in with a passkey"
      lead="Your phone, computer or security key confirms it's you. No password needed."
    >
      {isUsable ? (
        <PasskeyButton use="sign-in" label="Use a passkey" next={next} canRemember />
      ) : (
        <NoPasskeys />
      )}
      <p className="mt-6">
        <TextLink to={withNext("/client-portal", next)}>Log in with a password</TextLink>
      </p>
    </Screen>
  );
}
