import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { NoPasskeys } from "../no-passkeys.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { TextLink } from "../screen.tsx";
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

export const meta = () => pageMeta("Add a passkey");

export default function AddPasskeyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Add a passkey</PageTitle>
      <p className="mt-4 text-slate">
        Your device stores it and unlocks it with your fingerprint, face or PIN. It can't be given
        away by mistake, and it works only on this site.
      </p>
      <div className="mt-8 max-w-md">
        {loaderData.isUsable ? (
          <PasskeyButton
            use="registration"
            label="Add a passkey"
            next={afterwards("/account/security", "passkey-added")}
            asksName
          />
        ) : (
          <NoPasskeys />
        )}
        <p className="mt-6">
          <TextLink to="/account/security">Back to security</TextLink>
        </p>
      </div>
    </>
  );
}
