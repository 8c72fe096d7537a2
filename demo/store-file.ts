import { createHash, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { kindBytes } from "#platform/files/file-kind.ts";
import { type FilesContext, storeFile } from "#platform/files/store-file.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";

/** Stores a file as if that person had sent it. @returns its id; it is attached to nothing yet */
export async function storeDemoFile(
  context: FilesContext,
  accountId: string,
  name: string,
  content: Uint8Array,
): Promise<string> {
  const path = join(context.files.incoming, randomUUID());
  await writeFile(path, content, { mode: 0o600 });
  const stored = await storeFile(context, await actorOf(context, accountId), {
    path,
    name,
    bytes: content.length,
    start: Buffer.from(content.subarray(0, kindBytes)),
    sha256: createHash("sha256").update(content).digest("hex"),
  });
  if (!stored.ok) throw new Error(`${name} of the demonstration: ${stored.reason}`);
  return stored.file.id;
}

async function actorOf({ db }: FilesContext, accountId: string): Promise<Actor> {
  const [person] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (person === undefined) throw new Error("The demonstration has lost one of its people");
  const { role, name, clientId } = person;
  const session = { sessionId: "", needsSecondFactor: false, language: "en" } as const;
  return { ...session, accountId, role, name, clientId: clientId ?? undefined };
}
