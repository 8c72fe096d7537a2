/** argon2id, off the main thread, a few at a time (`docs/decisions/sign-in.md` has the figures). */
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import {
  type Algorithm,
  hash as argon2,
  type Options,
  parseOptions,
  verify,
} from "@node-rs/argon2";
import { type ConcurrencyLimit, limitConcurrency } from "./concurrency-limit.ts";

/** What OWASP recommends; a hash carries its own, so that these can be raised at any time. */
const product = {
  // The constant of the enum `Algorithm`, which type stripping does not carry over.
  algorithm: 2 satisfies Algorithm.Argon2id as 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} satisfies Options;

/** Twenty seconds of work: whoever comes later is asked to come again. */
const mostWaiting = 400;

export interface PasswordHasher {
  /** The line for the processor: hold a place in it while counting and hashing. */
  line: ConcurrencyLimit;
  /** Waits for a place in the line by itself: never call it from within one. */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether there is a hash or none: without one it works on a hash of nobody.
   * Only from within a place in the line.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether the parameters of today differ from those of the hash. */
  isOutdated(passwordHash: string): boolean;
}

/** Hashes at once: one core is left to everything else. */
const mostAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));

export async function createPasswordHasher({
  most = mostAtOnce,
  parameters = product,
}: {
  most?: number;
  parameters?: typeof product;
} = {}): Promise<PasswordHasher> {
  const ofNobody = await argon2(randomBytes(32), parameters);
  const line = limitConcurrency(most, mostWaiting);
  return {
    line,
    async hash(password) {
      const turn = await line.run(() => argon2(normalized(password), parameters), true);
      if (turn === undefined) throw new Error("Too many passwords are waiting to be hashed");
      return turn.result;
    },
    async verify(passwordHash, password) {
      const isRight = await verify(passwordHash ?? ofNobody, normalized(password));
      return isRight && passwordHash !== null;
    },
    isOutdated(passwordHash) {
      const { memoryCost, timeCost, parallelism, algorithm } = parseOptions(passwordHash);
      return (
        memoryCost !== parameters.memoryCost ||
        timeCost !== parameters.timeCost ||
        parallelism !== parameters.parallelism ||
        algorithm !== parameters.algorithm
      );
    },
  };
}

/**
 * The same letters typed on another keyboard are the same password (NFC, as RFC 8265 has it); nothing
 * else is changed, neither case nor spaces.
 */
export const normalized = (password: string): string => password.normalize("NFC");
