/**
 * Hashes with argon2id, off the main thread, a few at a time (`docs/decisions/sign-in.md` has the figures).
 */
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import {
  type Algorithm,
  hash as argon2,
  type Options,
  parseOptions,
  verify,
} from "@node-rs/argon2";
import { type BoundedWorkQueue, createBoundedWorkQueue } from "./bounded-work-queue.ts";

/** OWASP recommends these figures. A hash carries its own, so that they can be raised at any time. */
const product = {
  // The constant of the enum `Algorithm`, which type stripping does not carry over.
  algorithm: 2 satisfies Algorithm.Argon2id as 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} satisfies Options;

/** Twenty seconds of work: later requests are refused for now. */
const maxQueued = 400;

export interface PasswordHasher {
  queue: BoundedWorkQueue;
  /** Waits in the queue itself: never call it from within the queue. */
  hash(password: string): Promise<string>;
  /**
   * Call it only from within the queue. Without a hash it verifies a dummy, which takes the same
   * time.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  isOutdated(passwordHash: string): boolean;
}

/** Hashes at once: one core is left to everything else. */
const maxConcurrent = Math.max(1, Math.min(4, availableParallelism() - 1));

export async function createPasswordHasher({
  concurrency = maxConcurrent,
  parameters = product,
}: {
  concurrency?: number;
  parameters?: typeof product;
} = {}): Promise<PasswordHasher> {
  const ofNobody = await argon2(randomBytes(32), parameters);
  const queue = createBoundedWorkQueue(concurrency, maxQueued);
  return {
    queue,
    async hash(password) {
      const turn = await queue.run(() => argon2(normalized(password), parameters), true);
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

/** NFC (RFC 8265): another keyboard may compose the same letters differently. */
export const normalized = (password: string): string => password.normalize("NFC");
