import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { settings } from "#features/schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readSecretKey } from "./secret-key.ts";

const text = "a text of at least thirty-two characters";

describeEachDatabase("engine", (database) => {
  const read = (dataDirectory: string, secretKey?: string) =>
    readSecretKey(database(), { dataDirectory, secretKey });
  const deleteKeys = () => database().db.delete(settings).where(sql`name like 'secret-key%'`);

  it("is the configured one, wherever the data are", async () => {
    await deleteKeys();
    const first = await read(temporaryFolder(), text);
    expect(first).toMatchObject({ source: "SECRET_KEY", isAnother: false });
    const sealed = first.secrets.encrypt("secret", "owner");
    const again = await read(temporaryFolder(), text);
    expect(again.isAnother).toBe(false);
    expect(again.secrets.decrypt(sealed, "owner")).toBe("secret");
    const [stored] = await database()
      .db.select({ all: sql<string>`string_agg(value, ' ')` })
      .from(settings);
    expect(stored?.all).not.toContain(text);
  });

  it("is recognized as another one than before, and decrypts nothing then", async () => {
    await deleteKeys();
    const sealed = (await read(temporaryFolder(), text)).secrets.encrypt("secret", "owner");
    const other = await read(temporaryFolder(), `${text}!`);
    expect(other.isAnother).toBe(true);
    expect(other.secrets.decrypt(sealed, "owner")).toBeUndefined();
  });

  it("stays the same between starts where none is configured", async () => {
    await deleteKeys();
    const folder = temporaryFolder();
    const first = await read(folder);
    const again = await read(folder);
    expect(first.source).toBe(database().engine === "embedded" ? "file" : "database");
    expect(again.isAnother).toBe(false);
    expect(again.secrets.decrypt(first.secrets.encrypt("secret", "a"), "a")).toBe("secret");
    expect(again.secrets.keyedHash("x")).toBe(first.secrets.keyedHash("x"));
  });

  it("is made once when several start together", async () => {
    await deleteKeys();
    const folder = temporaryFolder();
    const keys = await Promise.all(Array.from({ length: 5 }, () => read(folder)));
    expect(new Set(keys.map(({ secrets }) => secrets.keyedHash("x"))).size).toBe(1);
    expect(keys.every(({ isAnother }) => !isAnother)).toBe(true);
  });
});

describeEachDatabase("engine", (database) => {
  describe("the key file", () => {
    const embedded = () => ({ ...database(), engine: "embedded" as const });

    it("may be read by the server's own user only, and can be moved into SECRET_KEY", async () => {
      const folder = temporaryFolder();
      const key = await readSecretKey(embedded(), { dataDirectory: folder, secretKey: undefined });
      const path = join(folder, "secret.key");
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const secretKey = readFileSync(path, "utf8").trim();
      const configured = await readSecretKey(database(), { dataDirectory: folder, secretKey });
      expect(configured.isAnother).toBe(false);
      expect(configured.secrets.keyedHash("x")).toBe(key.secrets.keyedHash("x"));
    });

    it("is never used as a key when it is empty", async () => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, "secret.key"), "\n");
      const reading = readSecretKey(embedded(), { dataDirectory: folder, secretKey: undefined });
      await expect(reading).rejects.toThrow("is empty");
    });
  });
});
