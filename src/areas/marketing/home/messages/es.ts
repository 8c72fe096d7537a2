import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  requestQuote: "Solicitar cotización",
  exploreServices: "Ver nuestros servicios",
  allServices: "Ver todos los servicios",
  exploreSolutions: "Ver soluciones por sector",
  allIndustries: "Ver todos los sectores",
  aboutServices: "Más información<more> sobre nuestros servicios</more>",
  testimonials: "Testimonios",
  moreTestimonials: "Ver más testimonios",
  approach: "Ver cómo trabajamos",
  requestFreeQuote: "Solicitar una cotización gratis",
  requestAssessment: "Solicitar una evaluación de salud y seguridad",
});
