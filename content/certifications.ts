import { contentIn } from "./content-in.ts";
import type { Certification } from "./en/certifications.ts";
import * as en from "./en/certifications.ts";
import * as es from "./es/certifications.ts";

export type { Certification } from "./en/certifications.ts";

export const certificationsContent = contentIn("certifications", en, es);

/** Only what has been checked may be shown. */
export const heldAmong = (all: readonly Certification[]): readonly Certification[] =>
  all.filter(({ verified }) => verified);
