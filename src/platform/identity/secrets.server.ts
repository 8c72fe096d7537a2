/** Encrypts and hashes with the one key that is not in the database (`server/secret-key.ts`). */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

export interface Secrets {
  /** Tells repeats of a text apart without keeping it. */
  keyedHash(text: string): string;
  /** @param owner the row that it belongs to; elsewhere the text cannot be read */
  encrypt(text: string, owner: string): string;
  /** Undefined where the key is another one, or the text was changed or moved. */
  decrypt(encrypted: string, owner: string): string | undefined;
}

const version = "1";
const ivBytes = 12;
const tagBytes = 16;

/** @param key at least 32 random bytes */
export function createSecrets(key: Buffer): Secrets {
  const derived = (use: string) => Buffer.from(hkdfSync("sha256", key, "", `accounts ${use}`, 32));
  const hashKey = derived("hash");
  const cipherKey = derived("encryption");
  return {
    keyedHash: (text) => createHmac("sha256", hashKey).update(text).digest("base64url"),
    encrypt(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", cipherKey, iv).setAAD(Buffer.from(owner));
      const sealed = [cipher.update(text, "utf8"), cipher.final()];
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString("base64url")}`;
    },
    decrypt(encrypted, owner) {
      const [prefix, body = ""] = encrypted.split(".");
      const bytes = Buffer.from(body, "base64url");
      if (prefix !== version || bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv("aes-256-gcm", cipherKey, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
        return Buffer.concat(text).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
