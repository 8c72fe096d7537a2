import type { LoaderFunctionArgs } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { nextPathIn } from "#platform/http/login.server.ts";
import { withNext } from "#platform/http/next-path.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { accountMessages } from "../messages.ts";
import { NoPasskeys } from "../no-passkeys.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { QuietLink, Screen } from "../screen.tsx";
import type { Route } from "./+types/passkey-page.ts";

export const loader = (route: LoaderFunctionArgs) => ({
  next: nextPathIn(route),
  isUsable: hasPasskeys(route),
});

export const meta = pageMetaIn((language) => accountMessages(language).passkeySignIn.title);

export default function PasskeyPage({ loaderData: { next, isUsable } }: Route.ComponentProps) {
  const language = useLanguage();
  const { passkeySignIn, passkeyButton } = accountMessages(language);
  return (
    <Screen title={passkeySignIn.title} lead={passkeySignIn.lead}>
      {isUsable ? (
        <PasskeyButton use="sign-in" label={passkeyButton.use} next={next} canRemember />
      ) : (
        <NoPasskeys />
      )}
      <p className="mt-6">
        <QuietLink to={withNext(addressIn(language, "/client-portal"), next)}>
          {passkeySignIn.byPassword}
        </QuietLink>
      </p>
    </Screen>
  );
}
