import { createHash } from "node:crypto";

/**
 * A key of its own for another content that comes under a known key of a form: somebody went back, changed a
 * word and sent it again. The same content has the same key each time.
 */
export function attemptOfContent(attempt: string, content: string): string {
  const hex = createHash("sha256").update(`${attempt}\n${content}`).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
