import type { IconName } from "../icons.ts";
import type { Testimonial } from "./testimonials.ts";

export const quoteSection = {
  headline: "Ready to Experience Excellence?",
  lead: "Get in touch for a customized facility services quote",
  promise: "A person reads every request. You will hear from us within a business day.",
  why: "Why Request a Quote?",
  benefits: [
    {
      title: "Customized Solution",
      text: "A plan for your building, your hours and your budget.",
      icon: "sliders",
    },
    { title: "Detailed Pricing", text: "Every line explained, no hidden fees.", icon: "price" },
    {
      title: "Expert Consultation",
      text: "Advice from a company with 50+ years in the business.",
      icon: "chat",
    },
    {
      title: "No Obligation",
      text: "The quote is free, and you can take your time to decide.",
      icon: "unlock",
    },
  ] satisfies { title: string; text: string; icon: IconName }[],
} as const;

/** The quote form has this quotation beside it. */
export const quoteTestimonial = {
  id: "quote-form",
  content:
    "They walked the building with us, asked what we worry about, and sent a price with every line explained. It has not changed since.",
  author: { name: "Priya Raman", title: "Workplace Manager", company: "Northgate Software" },
  demo: true,
} as const satisfies Testimonial;
