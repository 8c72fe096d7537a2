/** People with an authenticator app, for tests. */
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import {
  confirmAuthenticatorApp,
  startAuthenticatorApp,
} from "#platform/identity/second-factor/authenticator-app.server.ts";
import { newOrigin, signInAs, type TestPerson } from "./accounts.ts";
import { codeAt, secondsFrom } from "./authenticator-code.ts";

export { codeAt, secondsFrom } from "./authenticator-code.ts";

/** Signs in and sets up an app, an hour ago so that the current code is unused. */
export async function addApp(context: AccountsContext, person: TestPerson) {
  const signedIn = await signInAs(context, person);
  const started = await startAuthenticatorApp(context, signedIn.actor);
  if (!started.ok) throw new Error(started.reason);
  const earlier = secondsFrom(new Date(), -3600);
  const code = codeAt(started.secret, earlier);
  const confirmed = await confirmAuthenticatorApp(
    context,
    signedIn.actor,
    code,
    newOrigin(),
    earlier,
  );
  if (!confirmed.ok) throw new Error(confirmed.reason);
  return { ...confirmed, ...signedIn, session: confirmed.session, secret: started.secret };
}
