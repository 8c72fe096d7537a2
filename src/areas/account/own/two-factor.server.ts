/** What the page of the authenticator app does: set up, prove, renew the recovery codes, remove. */
import { data } from "react-router";
import * as z from "zod/mini";
import { type FormAnswer, goOn, takeForm } from "#app/http/account-form.server.ts";
import {
  type RouteRequest,
  requestOrigin,
  requireActor,
  securityPage,
} from "#app/http/actor.server.ts";
import { accountContext } from "#app/http/context.ts";
import { attemptKeyOf } from "#app/http/form-once.server.ts";
import { headersWith } from "#app/http/login.server.ts";
import { setSession } from "#app/http/sign-in-cookies.ts";
import { longDate } from "#app/ui/dates.ts";
import { company } from "#content/company.ts";
import type { AccountsContext } from "#domain/accounts/accounts-context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { findOwnProfile } from "#domain/accounts/change-profile.ts";
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from "#domain/accounts/second-factor/authenticator-app.ts";
import { appUri } from "#domain/accounts/second-factor/authenticator-code.ts";
import { renewRecoveryCodes } from "#domain/accounts/second-factor/renew-recovery-codes.ts";
import { todayIn } from "#domain/schedules/local-date.ts";
import { confirmFirst } from "./confirm-first.server.ts";
import { afterwards } from "./done.ts";
import { drawQrCode } from "./qr-code.server.ts";

export const twoFactorPage = "/account/security/two-factor";

const schema = z.object({
  form: z.enum(["start", "confirm", "renew", "remove"]),
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** Only to be shown again after a wrong code; what counts is what the server keeps. */
  secret: z.catch(z.optional(z.string().check(z.regex(/^[A-Z2-7]{16,64}$/))), undefined),
});

export const changeTwoFactor = (route: RouteRequest) =>
  takeForm(route, { form: "two-factor", schema }, async (fields, refuse, _, sent) => {
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
          ? confirmFirst(twoFactorPage)
          : goOn(twoFactorPage);
      }
      case "confirm": {
        const confirmed = await confirmAuthenticatorApp(accounts, actor, code, origin);
        if (confirmed.ok)
          return shown(madeNow(confirmed.recoveryCodes), [setSession(confirmed.session, https)]);
        if (confirmed.reason === "confirm-first") return confirmFirst(twoFactorPage);
        if (confirmed.reason === "not-started" || secret === undefined) return goOn(twoFactorPage);
        return tryAgain(accounts, actor, secret);
      }
      case "renew": {
        const renewed = await renewRecoveryCodes(accounts, actor, origin, attemptKeyOf(sent));
        if (renewed.ok) return shown(madeNow(renewed.recoveryCodes));
        return renewed.reason === "confirm-first"
          ? confirmFirst(twoFactorPage)
          : goOn(twoFactorPage);
      }
      case "remove": {
        const removed = await removeAuthenticatorApp(accounts, actor, origin);
        if (removed.ok)
          return goOn(afterwards(securityPage, "app-removed"), [
            setSession(removed.session, https),
          ]);
        return removed.reason === "confirm-first"
          ? confirmFirst(twoFactorPage)
          : goOn(twoFactorPage);
      }
      default:
        return refuse(400, "This form is not known here.");
    }
  });

const setUpOf = (secret: string, uri: string) => ({ secret, qrCode: drawQrCode(uri) });

const madeNow = (recoveryCodes: readonly string[]) => ({
  recoveryCodes,
  made: longDate(todayIn(company.timeZone, new Date())),
});

const shown = <Shown extends object>(what: Shown, cookies: readonly string[] = []) =>
  data(what, { headers: headersWith(cookies) });

/** The same key again: who mistyped a code has scanned it already. */
async function tryAgain({ db, companyName }: AccountsContext, actor: Actor, secret: string) {
  const email = (await findOwnProfile(db, actor))?.email ?? "";
  const answer: FormAnswer = {
    ...{ form: "confirm", problem: undefined, values: {} },
    errors: {
      code: "This code is not right. If it is what the app shows, check that the phone's clock is right",
    },
  };
  const setUp = setUpOf(secret, appUri(companyName, email, secret));
  return data({ setUp, answer }, { status: 422, headers: headersWith([]) });
}
