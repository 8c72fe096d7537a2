/** Handles the page of the authenticator app: set up, prove, renew the recovery codes, remove. */
import { data } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { todayIn } from "#platform/format/local-date.ts";
import {
  type RouteRequest,
  requestOrigin,
  requireActor,
  securityPage,
} from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { attemptKeyOf } from "#platform/http/form-once.server.ts";
import { headersWith } from "#platform/http/login.server.ts";
import { setSession } from "#platform/http/sign-in-cookies.server.ts";
import {
  type FormAnswer,
  handleForm,
  redirectAfterPost,
} from "#platform/http/signed-in-form.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from "#platform/identity/second-factor/authenticator-app.server.ts";
import { appUri } from "#platform/identity/second-factor/authenticator-code.server.ts";
import { renewRecoveryCodes } from "#platform/identity/second-factor/renew-recovery-codes.server.ts";
import { longDate } from "#ui/dates.ts";
import { accountServerMessages } from "../messages.server.ts";
import { afterwards } from "./done.ts";
import { drawQrCode } from "./qr-code.server.ts";
import { redirectToConfirmation } from "./redirect-to-confirmation.server.ts";

export const twoFactorPage = "/account/security/two-factor";

const schema = z.object({
  form: z.enum(["start", "confirm", "renew", "remove"]),
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** The form gets it back after a wrong code; only the one that the server keeps counts. */
  secret: z.catch(z.optional(z.string().check(z.regex(/^[A-Z2-7]{16,64}$/))), undefined),
});

export const changeTwoFactor = (route: RouteRequest) =>
  handleForm(route, { form: "two-factor", schema }, async (fields, refuse, _, sent) => {
    const { form, code = "", secret } = fields;
    const actor = await requireActor(route);
    const { accounts, https } = route.context.get(accountContext);
    const origin = requestOrigin(route);
    switch (form) {
      case "start": {
        const started = await startAuthenticatorApp(accounts, actor);
        if (started.ok)
          return shown({ setUp: setUpOf(started.secret, started.uri), answer: undefined });
        return started.reason === "confirm-first"
          ? redirectToConfirmation(twoFactorPage)
          : redirectAfterPost(twoFactorPage);
      }
      case "confirm": {
        const confirmed = await confirmAuthenticatorApp(accounts, actor, code, origin);
        if (confirmed.ok)
          return shown(madeNow(confirmed.recoveryCodes, actor), [
            setSession(confirmed.session, https),
          ]);
        if (confirmed.reason === "confirm-first") return redirectToConfirmation(twoFactorPage);
        if (confirmed.reason === "not-started" || secret === undefined)
          return redirectAfterPost(twoFactorPage);
        return tryAgain(accounts, actor, secret);
      }
      case "renew": {
        const renewed = await renewRecoveryCodes(accounts, actor, origin, attemptKeyOf(sent));
        if (renewed.ok) return shown(madeNow(renewed.recoveryCodes, actor));
        return renewed.reason === "confirm-first"
          ? redirectToConfirmation(twoFactorPage)
          : redirectAfterPost(twoFactorPage);
      }
      case "remove": {
        const removed = await removeAuthenticatorApp(accounts, actor, origin);
        if (removed.ok)
          return redirectAfterPost(afterwards(securityPage, "app-removed"), [
            setSession(removed.session, https),
          ]);
        return removed.reason === "confirm-first"
          ? redirectToConfirmation(twoFactorPage)
          : redirectAfterPost(twoFactorPage);
      }
      default:
        return refuse(400, accountServerMessages(actor.language).unknownForm);
    }
  });

const setUpOf = (secret: string, uri: string) => ({ secret, qrCode: drawQrCode(uri) });

const madeNow = (recoveryCodes: readonly string[], { language }: Actor) => ({
  recoveryCodes,
  made: longDate(todayIn(company.timeZone, new Date()), language),
});

const shown = <Shown extends object>(what: Shown, cookies: readonly string[] = []) =>
  data(what, { headers: headersWith(cookies) });

/** The same key again: who mistyped a code has scanned it already. */
async function tryAgain({ db }: AccountsContext, actor: Actor, secret: string) {
  const email = (await findOwnProfile(db, actor))?.email ?? "";
  const answer: FormAnswer = {
    form: "confirm",
    problem: undefined,
    values: {},
    errors: { code: accountServerMessages(actor.language).wrongNewCode },
  };
  const setUp = setUpOf(secret, appUri(company.name, email, secret));
  return data({ setUp, answer }, { status: 422, headers: headersWith([]) });
}
