import { generateSync } from "otplib";
import type { AccountsContext } from "#domain/accounts/accounts-context.ts";
import {
  confirmAuthenticatorApp,
  startAuthenticatorApp,
} from "#domain/accounts/second-factor/authenticator-app.ts";
import { newOrigin, signInAs, type TestPerson } from "./accounts.ts";

export const codeAt = (secret: string, moment: Date): string =>
  generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) });

export const secondsFrom = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);

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
