import { randomUUIDv7 } from "node:crypto";

/** Bits of an id after its time and version that are random in `randomUUIDv7`, and count here. */
const counterBits = 12;
/** A clock that was set back by more is believed: ids follow it. */
const believedBackwardsMs = 1_000;

let latest = { ms: 0, counter: 0 };

/**
 * Id of a new row (UUID, version 7). Those of one process sort in the order in which they were made,
 * also within one millisecond, where `randomUUIDv7` leaves it to chance: what a person added first
 * stands first, wherever a list has nothing better to sort by.
 */
export function newId(): string {
  const random = randomUUIDv7();
  const now = Date.now();
  const isSame = now <= latest.ms && latest.ms - now < believedBackwardsMs;
  latest = isSame ? after(latest) : { ms: now, counter: seedOf(random) };
  const ms = latest.ms.toString(16).padStart(12, "0");
  const counter = latest.counter.toString(16).padStart(3, "0");
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${counter}${random.slice(18)}`;
}

/** The seed is below one half, so that two thousand ids and more fit into each millisecond. */
const seedOf = (random: string) => Number.parseInt(random.slice(15, 18), 16) >> 1;

function after({ ms, counter }: typeof latest): typeof latest {
  const next = counter + 1;
  return next < 1 << counterBits ? { ms, counter: next } : { ms: ms + 1, counter: 0 };
}
