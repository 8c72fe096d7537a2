import * as z from "zod/mini";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { requiredText } from "#platform/forms/fields.ts";
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
import { canHavePasskeys } from "#platform/pre-hydration/passkeys.ts";
import {
  browserCookies,
  cookieOf,
  type RouteRequest,
  requestOrigin,
  requireActor,
  securityPage,
} from "./actor.server.ts";
import { accountContext, requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { tooManySignIns, unavailable } from "./form-errors.ts";
import { headersWith, nextOf, wayOn } from "./login.server.ts";
import { readJson } from "./parse-submission.server.ts";
import { cookiesOf, setChallenge, setSession } from "./sign-in-cookies.server.ts";

const uses = z.enum(["sign-in", "second-factor", "confirmation", "registration"]);

const answerForm = z.object({ answer: passkeyAnswer, rememberMe: z.catch(z.boolean(), false) });
const name = requiredText("en", { min: 0, max: 60, message: "Please use a shorter name" });
const registrationForm = z.object({ answer: passkeyRegistration, name: z.catch(name, "") });

const problems = {
  wrong: [401, "This passkey wasn't accepted. Try another one, or another way."],
  over: [410, "This took too long. Please start again."],
  "confirm-first": [403, "Please confirm it's you first, then start again."],
  "too-many-passkeys": [409, "An account can have up to twenty passkeys. Remove one first."],
  refused: [422, "This passkey couldn't be added. Please try another device."],
  unusable: [409, "Passkeys don't work at this address. They need the site's name, with https."],
  "already-added": [409, "This device already has a passkey for your account."],
} as const;

/** Whether a browser would have a passkey for the address that this site is reached by. */
export const hasPasskeys = ({ context }: RouteRequest): boolean =>
  canHavePasskeys(new URL(context.get(requestContext).origin));

/** `{ options }` for `navigator.credentials`; the challenge stays in a cookie. */
export const askPasskey = (route: RouteRequest, use: string | undefined): Promise<Response> =>
  answering(route, use, async (known) => {
    const { accounts, https } = route.context.get(accountContext);
    const party = relyingParty(route);
    switch (known) {
      case "sign-in":
        return question(await startPasskeySignIn(accounts, party), https);
      case "second-factor": {
        const challenge = await askForPasskey(accounts, cookieOf(route, "challenge"), party);
        return challenge === undefined ? refusal("over") : question(challenge, https);
      }
      case "confirmation":
        return question(
          await startPasskeyConfirmation(accounts, await requireActor(route), party),
          https,
        );
      case "registration": {
        const started = await startPasskey(accounts, await requireActor(route), party);
        return started.ok ? question(started, https) : refusal(started.reason);
      }
    }
  });

/** `{ location }` to go to, with the cookies of the session. */
export const handlePasskeyAnswer = (
  route: RouteRequest,
  use: string | undefined,
): Promise<Response> =>
  answering(route, use, async (known) => {
    const reading = await readJson(route.request);
    if (!reading.ok) return json(reading.refusal.status, { message: reading.refusal.message });
    return known === "registration"
      ? register(route, reading.sent.fields)
      : prove(route, known, reading.sent.fields);
  });

async function prove(
  route: RouteRequest,
  use: "sign-in" | "second-factor" | "confirmation",
  fields: unknown,
): Promise<Response> {
  const { accounts } = route.context.get(accountContext);
  const form = z.safeParse(answerForm, fields);
  if (!form.success) return refusal("wrong");
  const { answer, rememberMe } = form.data;
  const [challenge, party] = [cookieOf(route, "challenge"), relyingParty(route)];
  const [cookies, origin] = [browserCookies(route), requestOrigin(route)];
  if (use === "confirmation") {
    const actor = await requireActor(route);
    const input = { challenge, answer, relyingParty: party };
    const result = await confirmByPasskey(accounts, actor, input, origin);
    return result.ok ? renewed(route, result.session) : refusalOf(result);
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
  return result.ok ? signedIn(route, result.signIn) : refusalOf(result);
}

async function register(route: RouteRequest, fields: unknown): Promise<Response> {
  const { accounts } = route.context.get(accountContext);
  const actor = await requireActor(route);
  const form = z.safeParse(registrationForm, fields);
  if (!form.success) return refusal("refused");
  const { answer: registration, name } = form.data;
  const input = {
    registration,
    name,
    relyingParty: relyingParty(route),
    challenge: cookieOf(route, "challenge"),
  };
  const result = await addPasskey(accounts, actor, input, requestOrigin(route));
  return result.ok ? renewed(route, result.session) : refusal(result.reason);
}

function relyingParty({ context }: RouteRequest): RelyingParty {
  const { origin } = context.get(requestContext);
  return { id: new URL(origin).hostname, origin };
}

async function answering(
  route: RouteRequest,
  use: string | undefined,
  act: (use: z.infer<typeof uses>) => Promise<Response>,
): Promise<Response> {
  const parsedUse = z.safeParse(uses, use);
  if (!parsedUse.success) return json(404, { message: "There is nothing at this address." });
  if (!hasPasskeys(route)) return refusal("unusable");
  try {
    return await withinDeadline(() => act(parsedUse.data));
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    route.context.get(requestContext).log.error({ err: error }, "passkey check failed");
    return json(503, { message: unavailable.message }, new Headers({ "Retry-After": "10" }));
  }
}

const question = (
  { options, challenge }: { options: object; challenge: ChallengeCookie | undefined },
  https: boolean,
): Response =>
  json(200, { options }, headersWith(challenge ? [setChallenge(challenge, https)] : []));

function signedIn(route: RouteRequest, signIn: SignedIn): Response {
  const { https } = route.context.get(accountContext);
  const location = wayOn(signIn, nextOf(route));
  return json(200, { location }, headersWith(cookiesOf(signIn, https)));
}

function renewed(route: RouteRequest, session: SessionCookie): Response {
  const { https } = route.context.get(accountContext);
  const location = nextOf(route) ?? securityPage;
  return json(200, { location }, headersWith([setSession(session, https)]));
}

function refusal(reason: keyof typeof problems): Response {
  const [status, message] = problems[reason];
  return json(status, { message });
}

type Refused =
  | { ok: false; reason: "wrong" | "over" | "code-needed" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

function refusalOf(result: Refused): Response {
  if (result.reason === "code-needed") return refusal("wrong");
  if (result.reason !== "too-many") return refusal(result.reason);
  const { status, message } = tooManySignIns(result.retryAfterSeconds);
  const headers = headersWith([]);
  headers.set("Retry-After", String(result.retryAfterSeconds));
  return json(status, { message }, headers);
}

const json = (status: number, body: object, headers = headersWith([])): Response =>
  Response.json(body, { status, headers });
