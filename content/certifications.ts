import { contentIn } from "./content-in.ts";
import type { Certification } from "./en/certifications.ts";
import * as en from "./en/certifications.ts";
import * as es from "./es/certifications.ts";

export type { Certification } from "./en/certifications.ts";

export const certificationsContent = contentIn("certifications", en, es);

/** A certification stays off the site until somebody has checked it. */
export const heldAmong = (all: readonly Certification[]): readonly Certification[] =>
  all.filter(({ verified }) => verified);
