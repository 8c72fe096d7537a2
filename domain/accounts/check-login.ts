import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Database } from "#database/client.ts";
import { countRequest } from "#domain/submissions/rate-limit.ts";
import type { LoginForm } from "./login-form.ts";

export type LoginResult =
  | { ok: false; reason: "wrong-login" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

const minute = 60;
const perAddress = { uses: 10, windowSeconds: 10 * minute };
const perUsername = { uses: 10, windowSeconds: 15 * minute };

/** 16 MB and some hundredths of a second: far more than everything else that a login does. */
const cost: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const salt = randomBytes(16);
const nobody = randomBytes(32);

/**
 * Judges a login. There are no accounts yet, so that nobody gets in; an unknown name takes as long as
 * a wrong password, and always will.
 * @param addressHash keyed hash of the network address that tries
 */
export async function checkLogin(
  db: Database,
  { username, password }: LoginForm,
  addressHash: string,
): Promise<LoginResult> {
  const senders = [
    { sender: { form: "login", addressHash }, limit: perAddress },
    { sender: { form: "login-name", addressHash: nameHash(username) }, limit: perUsername },
  ];
  for (const { sender, limit } of senders) {
    const use = await countRequest(db, sender, limit);
    if (!use.allowed)
      return { ok: false, reason: "too-many", retryAfterSeconds: use.retryAfterSeconds };
  }
  timingSafeEqual(await derive(password), nobody);
  return { ok: false, reason: "wrong-login" };
}

/** Names are counted without being kept. */
const nameHash = (username: string) =>
  createHash("sha256").update(username.normalize("NFKC").toLowerCase()).digest("base64url");

const derive = (password: string) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, nobody.length, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
