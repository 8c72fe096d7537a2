/** RFC 6238, SHA-1, 30 seconds, as every app understands them. */
import { generateSecret, generateURI, verifySync } from "otplib";

const periodSeconds = 30;

/** 160 random bits, base32. */
export const newAppSecret = (): string => generateSecret();

export const appUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret, period: periodSeconds });

/** The time step of a code, this one or a neighbor (clock drift); the caller checks reuse. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const digits = code.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(digits)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({
    secret,
    epoch,
    token: digits,
    period: periodSeconds,
    epochTolerance: periodSeconds,
  });
  if (!result.valid) return undefined;
  return Math.floor(epoch / periodSeconds) + result.delta;
}
