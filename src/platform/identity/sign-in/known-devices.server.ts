// The cookie has a token for each account that signed in here last, for people who share a computer.
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { knownDevices } from "../tables/sessions.ts";
import { newToken, opens, parseToken, type Token } from "../tokens.server.ts";

/** Browsers keep a cookie for no longer. */
export const deviceCookieDays = 400;
const maxKnownAccounts = 5;
const separator = "~";
const nobody = "00000000-0000-0000-0000-000000000000";

export interface RememberedDevice {
  deviceId: string;
  cookie: string;
  /** True unless it is the account's first browser or one that it signed in on before. */
  isUnfamiliar: boolean;
}

const tokensIn = (cookie: string | undefined): Token[] =>
  (cookie ?? "")
    .split(separator, maxKnownAccounts)
    .map(parseToken)
    .filter((token) => token !== undefined);

/** Always queries the database, so that a name without an account takes the same time. */
export async function findKnownDevice(
  db: Database | Transaction,
  accountId: string | undefined,
  cookie: string | undefined,
): Promise<string | undefined> {
  const tokens = tokensIn(cookie);
  const ids = [nobody, ...tokens.map(({ id }) => id)];
  const deviceRows = await db
    .select()
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId ?? nobody), inArray(knownDevices.id, ids)));
  return deviceRows.find(({ id, secretHash }) =>
    tokens.some((token) => token.id === id && opens(token, secretHash)),
  )?.id;
}

export async function rememberDevice(
  tx: Transaction,
  accountId: string,
  cookie: string | undefined,
): Promise<RememberedDevice> {
  const device = await findKnownDevice(tx, accountId, cookie);
  if (device !== undefined) {
    const lastSeenAt = sql`now()`;
    await tx.update(knownDevices).set({ lastSeenAt }).where(eq(knownDevices.id, device));
    return { deviceId: device, cookie: cookie ?? "", isUnfamiliar: false };
  }
  const others = await tx.$count(knownDevices, eq(knownDevices.accountId, accountId));
  const { id, secretHash, token } = newToken();
  await tx.insert(knownDevices).values({ id, accountId, secretHash });
  const earlier = tokensIn(cookie).map((token) => `${token.id}.${token.secret}`);
  const tokens = [token, ...earlier].slice(0, maxKnownAccounts);
  return { deviceId: id, cookie: tokens.join(separator), isUnfamiliar: others > 0 };
}

/** Forgets all devices but `keep` after a reset or a possible break-in. */
export async function deleteDevices(
  tx: Transaction,
  accountId: string,
  keep?: string | null,
): Promise<void> {
  const ofAccount = eq(knownDevices.accountId, accountId);
  await tx.delete(knownDevices).where(keep ? and(ofAccount, ne(knownDevices.id, keep)) : ofAccount);
}
