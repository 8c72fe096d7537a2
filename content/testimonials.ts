import { contentIn } from "./content-in.ts";
import * as en from "./en/testimonials.ts";
import * as es from "./es/testimonials.ts";

export type { Testimonial } from "./en/testimonials.ts";

export const testimonialsContent = contentIn("testimonials", en, es);
