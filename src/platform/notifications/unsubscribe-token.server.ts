/** A link of an email may switch off one kind of email of one person without a sign-in, and nothing else. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { settings } from "#platform/records/tables/settings.ts";
import {
  isNotificationKind,
  type NotificationDefinitions,
} from "./notification-definitions.server.ts";
import type { Unsubscription } from "./notification-kinds.ts";

/** Key of the installation: links stay valid for years, even where SECRET_KEY has changed. */
const keySetting = "unsubscribe-key";
const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z-]{1,40})\.([\w-]{43})$/;

export interface UnsubscribeRight {
  accountId: string;
  what: Unsubscription;
}

export async function unsubscribeToken(
  db: Database,
  { accountId, what }: UnsubscribeRight,
): Promise<string> {
  const signature = sign(await readKey(db), `${accountId}.${what}`);
  return `${accountId}.${what}.${signature}`;
}

/** Undefined for anything that we did not write ourselves, letter by letter. */
export async function readUnsubscribeToken(
  db: Database,
  definitions: Pick<NotificationDefinitions, "kinds">,
  token: string,
): Promise<UnsubscribeRight | undefined> {
  const [, accountId, what = "", signature = ""] = form.exec(token) ?? [];
  if (accountId === undefined || !(what === "digest" || isNotificationKind(definitions, what)))
    return undefined;
  // Texts are compared, because several spellings of the last letter stand for the same bytes.
  const signatureBytes = Buffer.from(signature);
  const expected = Buffer.from(sign(await readKey(db), `${accountId}.${what}`));
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    return undefined;
  return { accountId, what };
}

const sign = (key: string, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url");

async function readKey(db: Database): Promise<string> {
  const storedKey = await findKey(db);
  if (storedKey !== undefined) return storedKey;
  const value = randomBytes(32).toString("base64url");
  await db.insert(settings).values({ name: keySetting, value }).onConflictDoNothing();
  // Another process may have been first.
  const key = await findKey(db);
  if (key === undefined) throw new Error("the key of unsubscribe links was not stored");
  return key;
}

async function findKey(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, keySetting));
  return row?.value;
}
