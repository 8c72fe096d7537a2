/** The ways a letter leaves: to a mail server or, where none is configured, into a folder. */
import type { Letter } from "./letter.ts";

export type Delivery =
  | { ok: true }
  /** `permanent`: the same letter would be refused again; `fault` is written for the office. */
  | { ok: false; permanent: boolean; fault: string };

export interface Transport {
  deliver(letter: Letter): Promise<Delivery>;
}
