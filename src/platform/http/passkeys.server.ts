import * as z from "zod/mini";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { passkeyAnswer, passkeyRegistration } from "#platform/identity/passkey-form.ts";
import type { RelyingParty } from "#platform/identity/second-factor/passkey-answer.server.ts";
import {
  askForPasskey,
  confirmByPasskey,
  signInByPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from "#platform/identity/second-factor/passkey-sign-in.server.ts";
import { addPasskey, startPasskey } from "#platform/identity/second-factor/passkeys.server.ts";
import { proveSecondFactor } from "#platform/identity/second-factor/prove-second-factor.server.ts";
import type { ChallengeCookie } from "#platform/identity/sign-in/challenges.server.ts";
import type { SessionCookie } from "#platform/identity/sign-in/sessions.server.ts";
import type { SignedIn } from "#platform/identity/sign-in/sign-in-result.ts";
import type { Language } from "#platform/language/language.ts";
import { canHavePasskeys } from "#platform/pre-hydration/passkeys.ts";
import {
  browserCookies,
  cookieOf,
  findActor,
  type RouteRequest,
  readerLanguage,
  requestOrigin,
  requireActor,
  securityPage,
} from "./actor.server.ts";
import { accountContext, requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { tooManySignIns, unavailable } from "./form-errors.server.ts";
import { headersWith, nextPathIn, pathAfterSignInStep } from "./login.server.ts";
import { httpMessages } from "./messages.server.ts";
import { readJson } from "./parse-submission.server.ts";
import { cookiesOf, setChallenge, setSession } from "./sign-in-cookies.server.ts";

const uses = z.enum(["sign-in", "second-factor", "confirmation", "registration"]);

const answerForm = z.object({ answer: passkeyAnswer, rememberMe: z.catch(z.boolean(), false) });
const name = z.string().check(z.trim(), z.maxLength(60));
const registrationForm = z.object({ answer: passkeyRegistration, name: z.catch(name, "") });

const statuses = {
  wrong: 401,
  over: 410,
  "confirm-first": 403,
  "too-many-passkeys": 409,
  refused: 422,
  unusable: 409,
  "already-added": 409,
} as const;

async function languageOf(route: RouteRequest, use: string | undefined): Promise<Language> {
  if (use === "registration" || use === "confirmation")
    await findActor(route).catch(() => undefined);
  return readerLanguage(route);
}

/** True if a browser would have a passkey for the address at which this site was requested. */
export const hasPasskeys = ({ context }: RouteRequest): boolean =>
  canHavePasskeys(new URL(context.get(requestContext).origin));

/** `{ options }` for `navigator.credentials`; the challenge stays in a cookie. */
export const askPasskey = (route: RouteRequest, use: string | undefined): Promise<Response> =>
  answering(route, use, async (passkeyAccount, language) => {
    const { accounts, https } = route.context.get(accountContext);
    const party = relyingParty(route);
    switch (passkeyAccount) {
      case "sign-in":
        return question(await startPasskeySignIn(accounts, party), https);
      case "second-factor": {
        const challenge = await askForPasskey(accounts, cookieOf(route, "challenge"), party);
        return challenge === undefined ? refusal("over", language) : question(challenge, https);
      }
      case "confirmation":
        return question(
          await startPasskeyConfirmation(accounts, await requireActor(route), party),
          https,
        );
      case "registration": {
        const started = await startPasskey(accounts, await requireActor(route), party);
        return started.ok ? question(started, https) : refusal(started.reason, language);
      }
    }
  });

/** `{ location }` to go to, with the cookies of the session. */
export const handlePasskeyAnswer = (
  route: RouteRequest,
  use: string | undefined,
): Promise<Response> =>
  answering(route, use, async (passkeyAccount, language) => {
    const reading = await readJson(route.request);
    if (!reading.ok)
      return json(reading.refusal.status, { message: reading.refusal.message(language) });
    return passkeyAccount === "registration"
      ? register(route, reading.sent.fields, language)
      : prove(route, passkeyAccount, reading.sent.fields, language);
  });

async function prove(
  route: RouteRequest,
  use: "sign-in" | "second-factor" | "confirmation",
  fields: unknown,
  language: Language,
): Promise<Response> {
  const { accounts } = route.context.get(accountContext);
  const form = z.safeParse(answerForm, fields);
  if (!form.success) return refusal("wrong", language);
  const { answer, rememberMe } = form.data;
  const [challenge, party] = [cookieOf(route, "challenge"), relyingParty(route)];
  const [cookies, origin] = [browserCookies(route), requestOrigin(route)];
  if (use === "confirmation") {
    const actor = await requireActor(route);
    const input = { challenge, answer, relyingParty: party };
    const result = await confirmByPasskey(accounts, actor, input, origin);
    return result.ok ? renewed(route, result.session) : refusalOf(result, language);
  }
  const result =
    use === "sign-in"
      ? await signInByPasskey(
          accounts,
          { challenge, answer, relyingParty: party, rememberMe, cookies },
          origin,
        )
      : await proveSecondFactor(
          accounts,
          { challenge, proof: { by: "passkey", answer, relyingParty: party }, cookies },
          origin,
        );
  return result.ok ? signedIn(route, result.signIn) : refusalOf(result, language);
}

async function register(
  route: RouteRequest,
  fields: unknown,
  language: Language,
): Promise<Response> {
  const { accounts } = route.context.get(accountContext);
  const actor = await requireActor(route);
  const form = z.safeParse(registrationForm, fields);
  if (!form.success) return refusal("refused", language);
  const { answer: registration, name } = form.data;
  const input = {
    registration,
    name,
    relyingParty: relyingParty(route),
    challenge: cookieOf(route, "challenge"),
  };
  const result = await addPasskey(accounts, actor, input, requestOrigin(route));
  return result.ok ? renewed(route, result.session) : refusal(result.reason, language);
}

function relyingParty({ context }: RouteRequest): RelyingParty {
  const { origin } = context.get(requestContext);
  return { id: new URL(origin).hostname, origin };
}

async function answering(
  route: RouteRequest,
  use: string | undefined,
  act: (use: z.infer<typeof uses>, language: Language) => Promise<Response>,
): Promise<Response> {
  const parsedUse = z.safeParse(uses, use);
  const language = await languageOf(route, use);
  if (!parsedUse.success) return json(404, { message: httpMessages(language).nothingHere });
  if (!hasPasskeys(route)) return refusal("unusable", language);
  try {
    return await withinDeadline(() => act(parsedUse.data, language));
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    route.context.get(requestContext).log.error({ err: error }, "passkey check failed");
    const headers = new Headers({ "Retry-After": "10" });
    return json(503, { message: unavailable.message(language) }, headers);
  }
}

const question = (
  { options, challenge }: { options: object; challenge: ChallengeCookie | undefined },
  https: boolean,
): Response =>
  json(200, { options }, headersWith(challenge ? [setChallenge(challenge, https)] : []));

function signedIn(route: RouteRequest, signIn: SignedIn): Response {
  const { https } = route.context.get(accountContext);
  const location = pathAfterSignInStep(signIn, nextPathIn(route));
  return json(200, { location }, headersWith(cookiesOf(signIn, https)));
}

function renewed(route: RouteRequest, session: SessionCookie): Response {
  const { https } = route.context.get(accountContext);
  const location = nextPathIn(route) ?? securityPage;
  return json(200, { location }, headersWith([setSession(session, https)]));
}

const refusal = (reason: keyof typeof statuses, language: Language): Response =>
  json(statuses[reason], { message: httpMessages(language).passkeys[reason] });

type Refused =
  | { ok: false; reason: "wrong" | "over" | "code-needed" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

function refusalOf(result: Refused, language: Language): Response {
  if (result.reason === "code-needed") return refusal("wrong", language);
  if (result.reason !== "too-many") return refusal(result.reason, language);
  const { status, message } = tooManySignIns(result.retryAfterSeconds);
  const headers = headersWith([]);
  headers.set("Retry-After", String(result.retryAfterSeconds));
  return json(status, { message: message(language) }, headers);
}

const json = (status: number, body: object, headers = headersWith([])): Response =>
  Response.json(body, { status, headers });
