/** A key of a facility in a test's database, and one that is with somebody. */
import { eq } from "drizzle-orm";
import { addKey, issueKeys } from "#features/keys/key-commands.server.ts";
import type { KeyForm } from "#features/keys/key-types.ts";
import { keyIssues, keys } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";

type Context = Pick<AccountsContext, "db" | "secrets">;

export const testCode = "4711-DAWN";

/** @param by an administrator */
export async function addTestKey(
  context: Context,
  by: Actor,
  key: Partial<KeyForm> & { facilityId: string },
): Promise<string> {
  const kind = key.kind ?? "key";
  const result = await addKey(context, by, {
    kind,
    label: `Front door ${crypto.randomUUID().slice(0, 8)}`,
    opens: "Lobby",
    keyBox: "Office, box 2",
    copies: 1,
    code: kind === "code" ? testCode : "",
    ...key,
  });
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

/** Adds a key anywhere without checking rights, and issues it to whoever is named. */
export async function addHeldKey(
  { db }: Pick<AccountsContext, "db">,
  place: { clientId: string; facilityId: string },
  { holderId, label = "Front door" }: { holderId: string; label?: string },
): Promise<string> {
  const { clientId, facilityId } = place;
  const at = { clientId, facilityId };
  const [id, addedBy] = [newId(), holderId];
  const name = `${label} ${crypto.randomUUID().slice(0, 8)}`;
  await db.insert(keys).values({ ...at, id, addedBy, label: name, kind: "key", copies: 2 });
  const issue = { keyId: id, copy: 1, holderId, issuedBy: holderId, issuedAt: new Date() };
  await db.insert(keyIssues).values({ ...at, ...issue, id: newId() });
  return id;
}

/** @returns the id of the issue */
export async function issueTo(
  context: Context,
  by: Actor,
  keyId: string,
  holderId: string,
  options: { crew?: string; dueOn?: string } = {},
): Promise<string> {
  const fields = { holderId, crew: options.crew ?? "", dueOn: options.dueOn };
  const result = await issueKeys(context, by, [keyId], fields);
  if (!result.ok) throw new Error(result.reason);
  const rows = await context.db.select().from(keyIssues).where(eq(keyIssues.keyId, keyId));
  const open = rows.find((row) => row.holderId === holderId && row.returnedAt === null);
  if (open === undefined) throw new Error("nothing was issued");
  return open.id;
}
