/**
 * @returns the hash in hexadecimal. Browsers can do it on secure addresses only: on another one
 * `crypto.subtle` is missing.
 */
export async function sha256(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
