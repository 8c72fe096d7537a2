/** Encrypts what must not be readable in the database. */
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { link, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Config } from "#config";
import { settings } from "#features/schema.ts";
import type { Database, OpenDatabase } from "#platform/database/client.ts";
import { createSecrets, type Secrets } from "#platform/identity/secrets.server.ts";

export interface SecretKey {
  secrets: Secrets;
  /** `database`: the key lies beside what it encrypts, and protects against little. */
  source: "SECRET_KEY" | "file" | "database";
  /** The database was used with another key before: what that one encrypted cannot be read. */
  isAnother: boolean;
}

const fileName = "secret.key";

export async function readSecretKey(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  { secretKey, dataDirectory }: Pick<Config, "secretKey" | "dataDirectory">,
): Promise<SecretKey> {
  const { text, source } = await findText(db, engine, secretKey, dataDirectory);
  const key = createHash("sha256").update(text).digest();
  // Identifies the key without revealing it.
  const mark = createHmac("sha256", key).update("secret key in use").digest("base64url");
  const storedMark = await settingOnce(db, "secret-key-mark", mark);
  return { secrets: createSecrets(key), source, isAnother: storedMark !== mark };
}

async function findText(
  db: Database,
  engine: OpenDatabase["engine"],
  configured: string | undefined,
  dataDirectory: string,
): Promise<{ text: string; source: SecretKey["source"] }> {
  if (configured !== undefined) return { text: configured, source: "SECRET_KEY" };
  const random = randomBytes(32).toString("base64url");
  return engine === "embedded"
    ? { text: await fileOnce(join(dataDirectory, fileName), random), source: "file" }
    : { text: await settingOnce(db, "secret-key", random), source: "database" };
}

// Written to another file and then linked: the file is never incomplete, even after a crash.
async function fileOnce(path: string, text: string): Promise<string> {
  const aside = `${path}.${randomUUID()}`;
  try {
    const file = await open(aside, "wx", 0o600);
    try {
      await file.writeFile(`${text}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(aside, path);
    return text;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const stored = (await readFile(path, "utf8")).trim();
    if (stored === "")
      throw new Error(`${path} is empty: delete it, or bring it back from a backup`);
    return stored;
  } finally {
    await rm(aside, { force: true });
  }
}

async function settingOnce(db: Database, name: string, value: string): Promise<string> {
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  if (row === undefined) throw new Error(`the setting ${name} was not stored`);
  return row.value;
}
