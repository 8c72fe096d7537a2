import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { accountMessages } from "../messages.ts";
import { NoPasskeys } from "../no-passkeys.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { QuietLink } from "../screen.tsx";
import type { Route } from "./+types/passkey-page.ts";
import { afterwards } from "./done.ts";
import { redirectToConfirmation } from "./redirect-to-confirmation.server.ts";
import { PageTitle } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  if (!(await isRecentlyConfirmed(db, actor)))
    throw redirectToConfirmation("/account/security/passkey");
  return { isUsable: hasPasskeys(route) };
}

export const meta = pageMetaIn((language) => accountMessages(language).passkeyButton.add);

export default function AddPasskeyPage({ loaderData }: Route.ComponentProps) {
  const { passkeyButton, passkeys, own } = useMessages(accountMessages);
  return (
    <>
      <PageTitle>{passkeyButton.add}</PageTitle>
      <p className="mt-4 text-slate">{passkeys.addLead}</p>
      <div className="mt-8 max-w-md">
        {loaderData.isUsable ? (
          <PasskeyButton
            use="registration"
            label={passkeyButton.add}
            next={afterwards("/account/security", "passkey-added")}
            asksName
          />
        ) : (
          <NoPasskeys />
        )}
        <p className="mt-6">
          <QuietLink to="/account/security">{own.backToSecurity}</QuietLink>
        </p>
      </div>
    </>
  );
}
