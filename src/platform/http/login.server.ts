/** Nothing of a password is stored, logged or sent back. */
import { redirect } from "react-router";
import * as z from "zod/mini";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { loginForm } from "#platform/identity/login-form.ts";
import { signIn } from "#platform/identity/sign-in/sign-in.server.ts";
import type { SignInStep } from "#platform/identity/sign-in/sign-in-result.ts";
import type { Language } from "#platform/language/language.ts";
import {
  browserCookies,
  type RouteRequest,
  requestOrigin,
  securityPage,
  signInPage,
} from "./actor.server.ts";
import { accountContext, requestContext, visitorLanguageContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { firstOfEachField } from "./field-errors.ts";
import {
  type FormError,
  serverError,
  tooManySignIns,
  unavailable,
  wrongLogin,
} from "./form-errors.server.ts";
import { invalidJson, invalidOnPage, refusedJson, refusedOnPage } from "./form-response.server.ts";
import { safeNextPath, withNext } from "./next-path.ts";
import { type ParseResult, readJson, readPostedForm } from "./parse-submission.server.ts";
import { cookiesOf } from "./sign-in-cookies.server.ts";
import { setLanguage } from "./visitor-language.server.ts";

const verifyPage = "/sign-in/verify";

type Outcome = { language: Language } & (
  | { kind: "taken"; step: SignInStep; location: string; headers: Headers }
  | { kind: "invalid"; errors: Record<string, string>; values: Record<string, string> }
  | { kind: "refused"; refusal: FormError; values: Record<string, string> }
);

const echoed = ["username", "rememberMe"];

/** 200 with `step` and the address to go to, 401, 422 with a sentence for each field, or 429. */
export async function logInByJson(route: RouteRequest): Promise<Response> {
  const outcome = await logIn(route, readJson);
  switch (outcome.kind) {
    case "taken": {
      const { step, location, headers } = outcome;
      return Response.json({ step: step.step, location }, { headers });
    }
    case "invalid":
      return invalidJson(outcome.errors, outcome.language);
    case "refused":
      return refusedJson(outcome.refusal, outcome.language);
  }
}

export async function logInByForm(route: RouteRequest) {
  const outcome = await logIn(route, readPostedForm);
  const form = "login";
  switch (outcome.kind) {
    case "taken":
      throw redirect(outcome.location, { status: 303, headers: outcome.headers });
    case "invalid":
      return invalidOnPage(form, outcome.errors, outcome.values, outcome.language);
    case "refused":
      return refusedOnPage(form, outcome.refusal, outcome.values, outcome.language);
  }
}

async function logIn(
  route: RouteRequest,
  read: (request: Request) => Promise<ParseResult>,
): Promise<Outcome> {
  const { request, context } = route;
  const { log } = context.get(requestContext);
  const { accounts, https } = context.get(accountContext);
  const reading = await read(request);
  if (!reading.ok) {
    const language = context.get(visitorLanguageContext);
    return { kind: "refused", refusal: reading.refusal, values: {}, language };
  }
  const { language } = reading.sent.metadata;
  const values = echo(reading.sent.fields);
  const parsed = z.safeParse(loginForm(language), reading.sent.fields);
  if (!parsed.success)
    return { kind: "invalid", errors: firstOfEachField(parsed.error.issues), values, language };
  try {
    const input = { ...parsed.data, rememberMe: parsed.data.rememberMe ?? false };
    const cookies = browserCookies(route);
    // Signing in on a page in Spanish is as good as choosing it.
    const chosen = cookies.language ?? (language === "en" ? undefined : language);
    const result = await withinDeadline(() =>
      signIn(
        accounts,
        { ...input, cookies: { ...cookies, language: chosen } },
        requestOrigin(route),
      ),
    );
    if (result.ok) {
      const location = pathAfterSignInStep(result.signIn, nextPathIn(route));
      // Pages before the account is identified, such as that of its second factor, are in that language, too.
      const kept = chosen === cookies.language ? [] : [setLanguage(language, https)];
      const headers = headersWith([...cookiesOf(result.signIn, https), ...kept]);
      return { kind: "taken", step: result.signIn, location, headers, language };
    }
    log.warn({ reason: result.reason }, "sign-in refused");
    const refusal =
      result.reason === "wrong" ? wrongLogin : tooManySignIns(result.retryAfterSeconds);
    return { kind: "refused", refusal, values, language };
  } catch (error) {
    const refusal = isDatabaseUnavailable(error) ? unavailable : serverError;
    log.error({ err: error, status: refusal.status }, "sign-in failed");
    return { kind: "refused", refusal, values, language };
  }
}

export const nextPathIn = ({ request }: RouteRequest): string | undefined =>
  safeNextPath(new URL(request.url).searchParams.get("next"));

export function pathAfterSignInStep(step: SignInStep, next: string | undefined): string {
  if (step.step === "second-factor") return withNext(verifyPage, next);
  if (step.needsSecondFactor) return securityPage;
  return next ?? signInPage;
}

export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers(noStore);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

const noStore = { "Cache-Control": "no-store" };

const echo = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && echoed.includes(entry[0]),
    ),
  );
