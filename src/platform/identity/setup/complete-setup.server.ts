/** Makes whoever knows the code of the installation its first administrator. */
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { findPasswordError, type PasswordError } from "../passwords/password-rules.server.ts";
import {
  type AcceptInvitationResult,
  acceptInvitation,
} from "../people/accept-invitation.server.ts";
import { createAdministrator } from "../people/create-administrator.server.ts";
import type { BrowserCookies, SignedIn } from "../sign-in/sign-in-result.ts";
import { closeSetup, isSetupCode, isSetupOpen } from "./setup-code.server.ts";

export interface SetupInput {
  code: string;
  name: string;
  username?: string | undefined;
  email: string;
  password: string;
  cookies: BrowserCookies;
}

export type SetupResult =
  | { ok: true; signIn: SignedIn }
  | { ok: false; reason: "closed" | "wrong-code" | "address-taken" | "username-taken" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number }
  | { ok: false; reason: "password"; fault: PasswordError };

/** For the whole installation: 75 bits are out of reach, and a log full of tries helps nobody. */
const attempts = { uses: 30, windowSeconds: 3_600 };

export async function completeSetup(
  context: AccountsContext,
  { code, email, ...person }: SetupInput,
  origin: RequestOrigin,
): Promise<SetupResult> {
  const { db, secrets, companyName } = context;
  if (!(await isSetupOpen(db))) return { ok: false, reason: "closed" };
  const counted = await countRequest(db, { form: "setup", addressHash: "everybody" }, attempts);
  if (!counted.allowed) return { ...counted, ok: false, reason: "too-many" };
  if (!(await isSetupCode(db, secrets, code))) return { ok: false, reason: "wrong-code" };
  // Before there is an account: a password that is refused leaves nothing behind.
  const words = [person.name, person.username, email, companyName];
  const fault = await findPasswordError(person.password, words);
  if (fault !== undefined) return { ok: false, reason: "password", fault };
  const created = await createAdministrator(db, email);
  if (!created.ok) return created;
  const accepted = await acceptInvitation(context, { ...person, token: created.token }, origin);
  if (!accepted.ok) return refusalOf(accepted);
  await closeSetup(db);
  return accepted;
}

function refusalOf(result: Extract<AcceptInvitationResult, { ok: false }>): SetupResult {
  if (result.reason === "password") return result;
  // The link was made a moment ago: where it works no more, somebody else has completed the setup.
  const reason = result.reason === "username-taken" ? "username-taken" : "closed";
  return { ok: false, reason };
}
