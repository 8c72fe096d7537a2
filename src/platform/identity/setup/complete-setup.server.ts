/** Makes whoever knows the code of the installation its first administrator. */
import { company } from "#content/company.ts";
import type { Transaction } from "#platform/database/client.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import { isDemo } from "#platform/records/is-demo.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { findPasswordError, type PasswordProblem } from "../passwords/password-rules.server.ts";
import {
  type AcceptInvitationResult,
  acceptInvitation,
} from "../people/accept-invitation.server.ts";
import { createAdministrator } from "../people/create-administrator.server.ts";
import type { BrowserCookies, SignedIn } from "../sign-in/sign-in-result.ts";
import { endDemonstrationStaff } from "./end-demonstration-staff.server.ts";
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
  | { ok: false; reason: "closed" | "address-taken" | "username-taken" }
  | { ok: false; reason: "wrong-code"; fault: PasswordProblem | undefined }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number }
  | { ok: false; reason: "password"; fault: PasswordProblem };

/**
 * Only wrong codes count: 75 bits cannot be guessed, and whoever tries must not keep out the owner of the
 * right one. One network that exceeds the limit has to wait.
 */
const wrongCodes = { uses: 30, windowSeconds: 3_600 };
const wrongCodesOfAll = { uses: 3_000, windowSeconds: 3_600 };

/** @param endSettings puts back what people of the demonstration have set, before anybody trusts it */
export async function completeSetup(
  context: AccountsContext,
  { code, email, ...person }: SetupInput,
  origin: RequestOrigin,
  endSettings: (tx: Transaction) => Promise<void>,
): Promise<SetupResult> {
  const { db, secrets } = context;
  if (!(await isSetupOpen(db))) return { ok: false, reason: "closed" };
  // The password comes before the code, about which its answer must reveal nothing, and before any account.
  const words = [person.name, person.username, email, company.name];
  const fault = await findPasswordError(person.password, words);
  if (!(await isSetupCode(db, secrets, code))) return refuseWrongCode(context, origin, fault);
  if (fault !== undefined) return { ok: false, reason: "password", fault };
  if (await isDemo(db))
    await db.transaction(async (tx) => {
      await endDemonstrationStaff(tx);
      await endSettings(tx);
    });
  const created = await createAdministrator(db, email);
  if (!created.ok) return created;
  const accepted = await acceptInvitation(context, { ...person, token: created.token }, origin);
  if (!accepted.ok) return refusalOf(accepted);
  await closeSetup(db);
  return accepted;
}

async function refuseWrongCode(
  { db }: AccountsContext,
  { addressHash }: RequestOrigin,
  fault: PasswordProblem | undefined,
): Promise<SetupResult> {
  for (const [sender, limit] of [
    [addressHash, wrongCodes],
    ["everybody", wrongCodesOfAll],
  ] as const) {
    const counted = await countRequest(db, { form: "setup", addressHash: sender }, limit);
    if (!counted.allowed) return { ...counted, ok: false, reason: "too-many" };
  }
  return { ok: false, reason: "wrong-code", fault };
}

function refusalOf(result: Extract<AcceptInvitationResult, { ok: false }>): SetupResult {
  if (result.reason === "password") return result;
  // The link was made a moment ago: where it works no more, somebody else has completed the setup.
  const reason = result.reason === "username-taken" ? "username-taken" : "closed";
  return { ok: false, reason };
}
