import type { IconName } from "./icons.ts";

/** What the home page says, section by section; lists of their own stand in their own files. */
export const hero = {
  headline: "Clean before you open.",
  sentence:
    "Our crews work through the night. At 500+ facilities in 20 states, the day begins on a floor that shines.",
  badges: [
    { name: "Green Cleaning", icon: "leaf" },
    { name: "Advanced Technology", icon: "technology" },
    { name: "Certified Teams", icon: "certificate" },
  ] satisfies { name: string; icon: IconName }[],
} as const;

export const servicesSection = {
  headline: "One building.\nOne plan.\nSix kinds of work.",
  lead: "Choose one service or hand us the whole building. Either way, one plan says what is done, when and by whom.",
} as const;

export const impactSection = {
  headline: "What half a century of night work adds up to",
} as const;

export const industriesSection = {
  headline: "Six kinds of building, each with its own rules",
  lead: "A clinic is not a classroom, and a plant is not a hotel. The plan starts from what your building is for.",
} as const;

export const whySection = {
  headline: "Why clients choose us",
  lead: "A clean floor is the result. This is what stands behind it.",
} as const;

export const testimonialsSection = { headline: "What clients say in the morning" } as const;

export const approachSection = {
  headline: "Five steps, and the fifth never ends",
  lead: "From the first walk through your building to a plan that gets better every year.",
  offer: "Step one is a walk-through. It is free and commits you to nothing.",
  picture: {
    name: "iso_process",
    alt: "Five rooms cut open like a model: a floor plan on a table, a planning board, a cleaning cart, a score on a screen and a round table; the floor shines from the third on",
  },
} as const;

export const healthSection = {
  headline: "Health and safety, floor by floor",
  lead: "Trained hands, the right product for each surface, and proof that it was used.",
  picture: {
    name: "patient_room",
    alt: "A patient's room with a made bed against a green wall; an electrostatic sprayer on wheels stands ready",
  },
  points: [
    {
      title: "Disinfection",
      text: "Hospital-grade disinfectants, from wiped touchpoints to fogged rooms.",
    },
    {
      title: "Safer products",
      text: "Eco-friendly products first, and fewer chemicals through microfiber.",
    },
    {
      title: "Trained people",
      text: "Background-checked, trained before the first shift, fully insured.",
    },
    { title: "Emergencies", text: "On call 24/7, with a response within 2 hours." },
  ],
} as const;

export const questionsSection = { headline: "Asked before every quote" } as const;

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
      text: "Advice from people with 50+ years of buildings behind them.",
      icon: "chat",
    },
    {
      title: "No Obligation",
      text: "The quote is free, and you decide in your own time.",
      icon: "unlock",
    },
  ] satisfies { title: string; text: string; icon: IconName }[],
} as const;
