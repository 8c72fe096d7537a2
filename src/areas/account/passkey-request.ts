/** Takes the challenge of the server to the authenticator, and its response back. */
import { connection } from "#ui/connection.ts";
import { apiRequest, isResponseError } from "#ui/request.ts";
import type { accountMessages } from "./messages.ts";

export type PasskeyUse = "sign-in" | "second-factor" | "confirmation" | "registration";

/** Sent along with the answer. */
export interface PasskeyDetails {
  rememberMe?: boolean;
  /** The name that the owner gives a new passkey. */
  name?: string;
}

export type PasskeyOutcome = { ok: true; location: string } | { ok: false; problem: string };

type PasskeyMessages = ReturnType<typeof accountMessages>["passkeyButton"];

export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** @param next where to go on, a path of our own */
export async function proveByPasskey(
  use: PasskeyUse,
  details: PasskeyDetails,
  next: string | undefined,
  messages: PasskeyMessages,
): Promise<PasskeyOutcome> {
  const address = `/api/passkeys/${use}`;
  const query = next === undefined ? "" : `?${new URLSearchParams({ next })}`;
  try {
    const { options } = await post(`${address}/options`, {});
    const answer = await (use === "registration" ? create(options) : get(options));
    if (answer === undefined) return { ok: false, problem: messages.failed };
    const { location } = await post(address + query, { ...details, answer });
    return { ok: true, location: typeof location === "string" ? location : "/client-portal" };
  } catch (error) {
    if (isUnreached(error)) {
      connection.missed();
      return { ok: false, problem: messages.noConnection };
    }
    // Closed by the person, too late, or known already: the browser does not tell which.
    if (error instanceof DOMException) return { ok: false, problem: problemOf(error, messages) };
    const message = isResponseError(error) ? error.formError.message : undefined;
    return { ok: false, problem: message ?? messages.failed };
  }
}

/** `fetch` throws these where no answer came. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");

async function post(address: string, body: object): Promise<Record<string, unknown>> {
  const response = await apiRequest("POST", address, body);
  return response.json();
}

async function create(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson(await navigator.credentials.create({ publicKey }));
}

async function get(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson(await navigator.credentials.get({ publicKey }));
}

const asJson = (credential: Credential | null): unknown =>
  credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;

const problemOf = ({ name }: DOMException, messages: PasskeyMessages): string =>
  name === "InvalidStateError" ? messages.alreadyThere : messages.noneUsed;
